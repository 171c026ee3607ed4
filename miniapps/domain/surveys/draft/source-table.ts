import type { SavVariable } from '../read-sav.ts'

/** A column as its file has it, whatever kind of file that was. */
export type SourceColumn = SavVariable & {
  /** Of a question with several answers: names of the columns that it was made of. */
  parts?: readonly string[]
}

/** A cell that says no value of its column; it counts as empty. */
export interface CellFault {
  column: string
  /** As the spreadsheet counts. */
  row: number
  given: string
}

/** A file of answers, a row each respondent. */
export interface SourceTable {
  rows: number
  columns: readonly SourceColumn[]
  /** Names of columns that are no answers: texts beyond 255 bytes. */
  leftOut: readonly string[]
  /** The first of them; `faultCount` are all. */
  faults: readonly CellFault[]
  faultCount: number
}
