import type { Json } from './json.ts'

/** A document's fields by path; one that is empty is not there. */
export type Body = Readonly<Record<string, Json>>

/** One field set by one person; docs/design/documents.md. */
export interface Change {
  /** Random: the same change sent twice counts once. */
  id: string
  path: string
  /** What its author saw; null for an empty field. */
  base: Json
  /** null empties the field. */
  value: Json
  /** Changes of one group are applied together or not at all. */
  group?: string
}

/** What became of one change. */
export type Outcome =
  | { id: string; outcome: 'applied' }
  /** Somebody else set the field in the meantime. */
  | { id: string; outcome: 'conflict' }
  /** The field cannot hold this, or the change contradicts another field. */
  | { id: string; outcome: 'invalid'; message: string }
  /** Another change of its group could not be applied. */
  | { id: string; outcome: 'left-out' }
  /** The document takes no changes any more. */
  | { id: string; outcome: 'closed' }

/** The text of a field, '' where it holds none. */
export const textAt = (body: Body, path: string): string => textOf(body[path])

/** What a field holds as text, '' where it holds none. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
