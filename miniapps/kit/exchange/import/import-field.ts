export type FieldKind = 'text' | 'number' | 'whole-number' | 'date' | 'yes-no' | 'choice'

/** A field that an import fills: by which headings its column is found, and which values it takes. Plain data, because the worker that reads the file is sent it. */
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
  code:
    | 'missing'
    | 'no-number'
    | 'no-whole-number'
    | 'no-date'
    | 'no-yes-no'
    | 'no-choice'
    | 'stray-quote'
    | (string & {})
  values?: Readonly<Record<string, string | number>>
}

/** Which column, from 0, holds which field. */
export type Mapping<Key extends string = string> = ReadonlyMap<number, Key>
