/** docs/design/documents.md. */
export const MAX_CHANGES_PER_PATCH = 500
/**
 * Of one step, such as a sheet that is taken over: it is stored whole, and so goes alone where it is more
 * than a patch.
 */
export const MAX_CHANGES_PER_GROUP = 2500
export const MAX_PATCH_BYTES = 2 ** 20
/** Files that one person sends at the same time; the others wait in the browser. */
export const MOST_UPLOADS_AT_ONCE = 2
export const MAX_PATH_CHARACTERS = 200
export const MAX_FIELDS_PER_DOCUMENT = 20_000
/** Of the sheet of one document; docs/design/sheets.md. */
export const MAX_SHEET_ROWS = 5000
export const MAX_CELLS_PER_ROW = 240
export const MAX_COMMENT_CHARACTERS = 4000
export const MAX_VERSION_NAME_CHARACTERS = 120
export const MAX_LIST_LENGTH = 200
/** Of documents that a search over all types shows. */
export const MAX_FOUND_DOCUMENTS = 8
export const MAX_SEARCH_CHARACTERS = 200
/** Of changes that a stream sends at once; whoever missed more reads the document again. */
export const MAX_CHANGES_TO_CATCH_UP = 2500
/** Shorter than an access token is good for: a stream is opened anew with a fresh one. */
export const STREAM_LIFE_MS = 240_000
/** A call that takes longer has failed. */
export const DOCUMENT_CALL_MS = 20_000
/** What browsers send after a page was left. */
export const MAX_BYTES_AFTER_LEAVING = 60_000
/** Waiting time before each further attempt to send or to follow; the last one repeats. */
export const RETRY_AFTER_MS: readonly number[] = [1000, 2000, 5000, 15_000, 30_000]
/** Text is sent when typing pauses. */
export const TEXT_PAUSE_MS = 800
/** A page says at most that often in which field its person is. */
export const STAND_PAUSE_MS = 300
/** A stream that could not read what changed looks again after this. */
export const STREAM_RETRY_MS = 1000
/** Proxies close what is silent for longer. */
export const STREAM_HEARTBEAT_MS = 20_000
/** Of one file, as an audit's evidence needs. */
export const MAX_FILE_BYTES = 10 * 2 ** 20
/** Of all files of one document, those among them that were taken out less than a day ago. */
export const MAX_FILES_BYTES_PER_DOCUMENT = 200 * 2 ** 20
export const MAX_FILE_NAME_CHARACTERS = 200
/** A file takes longer to send than other calls do: 10 MB on a slow line. */
export const FILE_CALL_MS = 180_000
/** A file that no document names any more is kept for so long: who took it out may undo that. */
export const UNUSED_FILE_LIFE_MS = 24 * 3_600_000
