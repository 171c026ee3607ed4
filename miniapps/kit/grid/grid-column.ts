import type { ReactNode } from 'react'
import type { Format } from '../words/format.ts'

/** What a cell holds; a day is `2026-11-23`. */
export type GridValue = string | number | null

/** How values are compared, filtered, read and written; one of a `choice` is filtered by its boxes. */
export type GridType = 'text' | 'number' | 'date' | 'choice'

export type Aggregate = 'sum' | 'mean' | 'min' | 'max'

export interface GridColumn<Row> {
  /** Stands in saved views and links: it stays when the title changes. */
  key: string
  title: string
  /** Shown in the heading: `EUR`, `%`. */
  unit?: string
  type: GridType
  value(row: Row): GridValue
  /** What is shown in place of the value, such as the name of a code; it is searched, sorted and copied, too. */
  text?(value: string): string
  /** So many digits after the point, of a number; as many as it has, up to two, where this is not said. */
  digits?: number
  /** What is drawn in place of the text. */
  cell?(row: Row): ReactNode
  widthPx?: number
  /** Said of a group of rows. */
  aggregate?: Aggregate
  /** Cells can be written; those of a `choice` take one of `choices`. */
  edited?: boolean
  /** Values of a `choice` that can be chosen, in this order. */
  choices?: readonly string[]
  /** A `choice` of one value: drawn as a box that Enter, Space or a press turns. */
  isBox?: boolean
  /** Left out of the plain table where the screen is narrow. */
  wideOnly?: boolean
}

/** Whether a cell has a field to write in; a box is turned. */
export const isWritten = (column: Pick<GridColumn<never>, 'edited' | 'isBox'> | undefined): boolean =>
  column?.edited === true && !column.isBox

/** Title and unit: two columns may differ by their unit alone. */
export const columnLabel = ({ title, unit }: Pick<GridColumn<never>, 'title' | 'unit'>): string =>
  unit ? `${title} (${unit})` : title

/** Columns are asked for a text once for each cell that comes into sight. */
export type CellText = (value: GridValue) => string

const MOST_DIGITS = 2

/** How a column's values are said; made once, since making a format of numbers takes longer than using it. */
export function cellTextOf<Row>(
  { type, text, digits }: Pick<GridColumn<Row>, 'type' | 'text' | 'digits'>,
  format: Pick<Format, 'numberFormat' | 'dateFormat'>,
): CellText {
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits ?? MOST_DIGITS }
  const numbers = type === 'number' ? format.numberFormat(figures) : null
  const days = type === 'date' ? format.dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }) : null
  return (value) => {
    if (value === null || value === '') return ''
    if (typeof value === 'number') return numbers ? numbers.format(value) : String(value)
    if (days) return dayText(days, value)
    return text ? text(value) : value
  }
}

/** A day is midnight of UTC; what is none is shown as it is. */
function dayText(days: Intl.DateTimeFormat, value: string): string {
  const day = new Date(value)
  return Number.isNaN(day.getTime()) ? value : days.format(day)
}

const ALL_DIGITS = 20

/** What a spreadsheet is given of a cell: numbers whole and without thousands, days as every spreadsheet reads them. */
export function copyTextOf<Row>(
  { type, text }: Pick<GridColumn<Row>, 'type' | 'text'>,
  format: Pick<Format, 'numberFormat'>,
): CellText {
  const numbers = format.numberFormat({ useGrouping: false, maximumFractionDigits: ALL_DIGITS })
  return (value) => {
    if (value === null) return ''
    if (typeof value === 'number') return numbers.format(value)
    return type === 'date' || !text ? value : text(value)
  }
}
