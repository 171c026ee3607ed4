import type { Change, Outcome } from './change.ts'
import type { Json } from './json.ts'
import type { SheetRow } from './sheet.ts'

/**
 * The calls below `/api/documents/{type}`:
 * GET                       ?place=&status=&q=&sort=&after=&limit=   -> Page<DocumentRow>;
 *                           `sort` is title, status, created, updated or a name of `list.sorts`, with - from the last to the
 *                           first; `after` is `next` of the page before
 * POST                      NewDocument       -> 201 { data: StoredDocument }; 200 with the one that is there, by id or by slot
 * GET   /{id}                                 -> { data: StoredDocument }, with the rows of its sheet
 * PATCH /{id}               { changes: Change[] } -> { data: Patched }
 * POST  /{id}/actions       NewAction         -> { data: StoredDocument }; 409 problem whose type ends in `document-status` (`current`:
 *                                                the status it has by now), `document-changed` (`version`: more than was seen) or
 *                                                `document-not-ready` (`problems`: FieldProblem[])
 * GET   /{id}/stream        ?since= &page=    -> server-sent events: `changes` Changed, `people` Present[], `comments`
 *                                                where these have changed, `reload`
 * PUT   /{id}/presence      { page, at }    -> { data: { at } }: the field that the person is in, for those who follow
 * PUT   /{id}/favourite, DELETE              -> { data: { favourite } }: the caller's own mark
 * GET   /{id}/history       ?after=           -> Page<PastChange>, newest first, MAX_LIST_LENGTH at once
 * GET   /{id}/references                      -> { data: References }, of documents that the caller may know of
 * GET   /{id}/versions                        -> { data: NamedVersion[] }; POST { name } makes one of what is stored
 * GET   /{id}/versions/{version}              -> { data: KeptVersion }
 * GET   /{id}/versions/{version}/authors ?until= -> { data: CellAuthors }, of what changed since, until another version or now
 * POST  /{id}/versions/{version}/copies       { id } -> 201 { data: StoredDocument }, a new document with all that the version holds
 * GET   /{id}/comments                        -> { data: Comment[] }; POST { id, path, text }; PATCH /{commentId} { resolved } or,
 *                                                by its author, { text }; DELETE /{commentId} by its author
 * POST  /{id}/files         ?path=&name= and the bytes as the body, their type as its content type -> 201 { data: { id, name, type, bytes } }
 *                                             for a field whose rule `holds: 'file'`; the last step of `path` is the file's id, made by
 *                                             the browser. What no document names is removed after a day.
 * GET   /{id}/files/{fileId}                  -> the bytes; also of a file that another document of the same type and place brought
 *
 * And over all types that a person may read, newest first: GET /api/documents?q=&agency=&brand=&language=&mine=
 *                                             -> { data: FoundDocument[] }; with mine=1, also without q, one's favourites, then what one made or
 *                                                changed last, then what colleagues left open in the brand at hand
 */

export interface Somebody {
  id: string
  name: string
}

/** What a field holds, who put it there and when. */
export interface Field {
  value: Json
  by: Somebody
  /** ISO 8601, UTC. */
  at: string
}

export interface StoredDocument {
  id: string
  type: string
  /** Id of the brand or person, code of the agency. */
  place: string
  status: string
  /** 1 when created, one more at every change. */
  version: number
  title: string
  fields: Readonly<Record<string, Field>>
  /** Of its sheet, by path; only where the document is read, for they may be megabytes. */
  rows?: Readonly<Record<string, SheetRow>>
  /** What an action computed, with the version of its rule. */
  result: Json
  createdAt: string
  createdBy: Somebody
  updatedAt: string
  updatedBy: Somebody
}

export interface NewDocument {
  /** Random: the same call sent twice creates one document. */
  id: string
  place: string
  fields: Readonly<Record<string, Json>>
}

export interface NewAction {
  /** Random: the same call sent twice acts once. */
  id: string
  action: string
  /** The version that its author looked at: nothing is acted on that somebody else changed unseen. */
  seen?: number
  /** Where its rule asks for one. */
  reason?: string
}

/** One line of a list. */
export interface DocumentRow extends Omit<StoredDocument, 'fields' | 'rows'> {
  columns: Readonly<Record<string, Json>>
}

/** What a search shows of a document. */
export interface FoundDocument {
  id: string
  type: string
  /** The app that opens it, by its path in the portal, and where in it. */
  home: string
  path: string
  /** In the language that was asked for, where it has that. */
  title: string
  /** Of the person who asked. */
  favourite: boolean
  /** The brand or agency that it belongs to; null for the person's own. */
  place: { name: string; country: string | null } | null
  /** While it is open, where its type counts that. */
  progress: { done: number; of: number } | null
  updatedAt: string
  updatedBy: Somebody
}

export interface Patched {
  version: number
  status: string
  outcomes: readonly Outcome[]
  /** What now stands in the fields that were sent, null for an empty one that nobody touched. */
  fields: Readonly<Record<string, Field | null>>
}

/** What happened in one step of a document. */
export interface Changed {
  version: number
  status: string
  fields: Readonly<Record<string, Field>>
}

/** Somebody who has the document open. */
export interface Present extends Somebody {
  /** One for each open page. */
  page: string
  /** Path of the field that the person is in; '' beside all fields. */
  at?: string
}

export interface PastChange extends Pick<Change, 'id' | 'path' | 'base' | 'value'> {
  version: number
  by: Somebody
  at: string
}

/** In the history, an action is a change of this path from status to status; reasons for actions are comments on it. */
export const STATUS_PATH = '@status'

export interface NamedVersion {
  version: number
  name: string
  by: Somebody
  at: string
}

/** A version with a name, as it is read. */
export interface KeptVersion {
  fields: Readonly<Record<string, Field>>
  /** Of its sheet, by path. */
  rows?: Readonly<Record<string, SheetRow>>
}

/** Last changes of cells and rows of a sheet, by path. */
export type CellAuthors = Readonly<Record<string, Pick<Field, 'by' | 'at'>>>

/** A version that counts for others, such as one that was approved. */
export interface SettledVersion {
  version: number
  /** v1, v2; null for a type that settles none. */
  name: string | null
}

export interface ReferencedDocument {
  type: string
  id: string
  title: string
  status: string
  /** Where the portal opens it; null where the caller may not. */
  path: string | null
  /** That was computed with; null where it is not pinned. */
  version: number | null
  /** Of that version. */
  name: string | null
  newest: SettledVersion | null
}

/** What a document came from, and what was made of it. */
export interface References {
  from: readonly ReferencedDocument[]
  to: readonly ReferencedDocument[]
}

export interface Comment {
  id: string
  /** '' for the whole document. */
  path: string
  text: string
  by: Somebody
  at: string
  /** When its author last changed it; null for as it was first written. */
  editedAt: string | null
  resolved: { by: Somebody; at: string } | null
}
