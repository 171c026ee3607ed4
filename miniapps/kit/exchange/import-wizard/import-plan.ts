import type { CellProblem, ImportField } from '../import/import-field.ts'
import type { ImportRecord } from '../import/read-records.ts'
import type { Cell } from '../sheet.ts'

export interface WizardField<Key extends string = string> extends ImportField<Key> {
  /** What it is called in the person's language. */
  label: string
  /** A rule of the app's own, for a value of the right kind. */
  check?(value: Exclude<Cell, null>): CellProblem | undefined
  /** It only says which record is meant, and is never changed itself. */
  names?: boolean
}

export type FieldProblem<Key extends string> = CellProblem & { field: Key }

export type RecordValues<Key extends string> = ImportRecord<Key>['values']

/** The server's word on rows that nobody has imported yet. */
export interface Foreseen<Key extends string> {
  /** What a person should know before it is done, in the language of the moment. */
  notes(): readonly string[]
  /** In place of the plan's own rules across the fields of one record. */
  check?: ImportPlan<Key>['check']
}

/** What an app says of an import; what a file may hold, what is there already, and what to do with it in the end. */
export interface ImportPlan<Key extends string> {
  fields: readonly WizardField<Key>[]
  /** Of all sheets of a workbook those that fit, or one of them. */
  sheets: 'all' | 'one'
  /** What an empty cell does to a value that is there. */
  emptyCells: 'keep' | 'clear'
  /** By which a record is known; undefined for one that is always new. */
  idOf(values: RecordValues<Key>): string | undefined
  existing: ReadonlyMap<string, RecordValues<Key>>
  /** What a record is called in the preview. */
  nameOf(values: RecordValues<Key>): string
  /** Rules across the fields of one record. */
  check?(values: RecordValues<Key>): FieldProblem<Key> | readonly FieldProblem<Key>[] | undefined
  /** Asks the server what the rows would do, before they are shown. */
  ask?(records: readonly ImportRecord<Key>[]): Promise<Foreseen<Key>>
  /** What a person should know before it is done, of the rows that were read and those that will be imported. */
  notes?(records: readonly ImportRecord<Key>[], accepted: readonly ImportRecord<Key>[]): readonly string[]
  /** The words of the last button where it does more than import; undefined for the wizard's own. */
  verb?(accepted: readonly ImportRecord<Key>[]): string | undefined
  /** Why the last step failed, in the app's words; undefined for the wizard's own. */
  failureWords?(error: unknown): string | undefined
  /** A value in the preview in the app's words, such as `Level 3`; undefined where the wizard's own will do. */
  valueWords?(field: Key, value: Exclude<Cell, null>): string | undefined
  /** The message of a problem that the app's own checks found; undefined for those that the wizard has words for. */
  problemWords?(problem: CellProblem): string | undefined
  /** All that was accepted, at once: it is done as one step that can be undone, or not at all. */
  apply(records: readonly ImportRecord<Key>[]): Promise<void> | void
}
