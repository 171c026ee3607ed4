/** design, part 9. */
export const MAX_CHANGES_PER_PATCH = 500
export const MAX_PATH_CHARACTERS = 200
export const MAX_FIELDS_PER_DOCUMENT = 20_000
export const MAX_COMMENT_CHARACTERS = 4000
export const MAX_VERSION_NAME_CHARACTERS = 120
export const MAX_LIST_LENGTH = 200
/** Of changes that a stream sends at once; whoever missed more reads the document again. */
export const MAX_CHANGES_TO_CATCH_UP = 1000
/** Shorter than an access token is good for: a stream is opened anew with a fresh one. */
export const STREAM_LIFE_MS = 240_000
/** Proxies close what is silent for longer. */
export const STREAM_HEARTBEAT_MS = 20_000
