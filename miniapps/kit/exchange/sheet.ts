/** What a cell holds; a date is the moment whose UTC fields the sheet shows. */
export type Cell = string | number | boolean | Date | null

/** Computed by the spreadsheet, such as `SUM(B2:B9)`; `value` stands in its cell until then, and in a CSV file. */
export interface Formula {
  formula: string
  value: number
}

export type SheetCell = Cell | Formula

export const isFormula = (cell: SheetCell): cell is Formula =>
  typeof cell === 'object' && cell !== null && 'formula' in cell

export type ColumnFormat = 'text' | 'number' | 'integer' | 'percent' | 'date' | 'date-time'

/** How a column is written: by default as wide as its title, each cell in the format of its kind. */
export interface SheetColumn {
  /** In characters. */
  width?: number
  format?: ColumnFormat
  /** Long texts go on in further lines of their cell. */
  wraps?: boolean
  /** What a spreadsheet offers to choose from in cells below the titles, and takes alone. */
  choices?: readonly string[]
  /** Cells below the titles that hold a number are tinted, as the bars of a flowchart. */
  tinted?: boolean
}

/** One sheet of a workbook, or the whole of a CSV file. */
export interface Sheet {
  name: string
  rows: readonly (readonly SheetCell[])[]
  columns?: readonly SheetColumn[]
  /** That many rows at the top are titles: bold, and in sight while the others scroll. */
  titleRows?: number
  /** As many columns stay in sight beside them. */
  titleColumns?: number
  /** Places of rows, from 0, whose cells are bold: totals. */
  totalRows?: readonly number[]
}

export type ExchangeProblem =
  | 'not-a-workbook'
  | 'old-workbook'
  | 'locked-workbook'
  | 'empty-file'
  | 'damaged-workbook'
  | 'too-large'
  | 'text-too-long'
  | 'too-many-rows'
  | 'no-date'

/** A file that cannot be read or written; `values` are for the message of its code. */
export class ExchangeError extends Error {
  override name = 'ExchangeError'
  readonly code: ExchangeProblem
  readonly values: Readonly<Record<string, string | number>>
  constructor(code: ExchangeProblem, values: Record<string, string | number> = {}) {
    super(`${code} ${JSON.stringify(values)}`)
    this.code = code
    this.values = values
  }
}
