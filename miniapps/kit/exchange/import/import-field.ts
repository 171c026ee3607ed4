export type FieldKind = 'text' | 'number' | 'whole-number' | 'date' | 'yes-no' | 'choice'

/** One field of what is imported, and how its column and values are known: plain data, for a worker. */
export interface ImportField<Key extends string = string> {
  key: Key
  /** What its column may be called, in any language. */
  titles: readonly string[]
  kind: FieldKind
  required?: boolean
  /** For a choice: what is stored, and what it may be called. */
  choices?: readonly { value: string; titles: readonly string[] }[]
}

/** Why a cell cannot be imported; the code is for its message, with what that names. */
export interface CellProblem {
  code: 'missing' | 'no-number' | 'no-whole-number' | 'no-date' | 'no-yes-no' | 'no-choice' | (string & {})
  values?: Readonly<Record<string, string | number>>
}

/** Which column, from 0, holds which field. */
export type Mapping<Key extends string = string> = ReadonlyMap<number, Key>
