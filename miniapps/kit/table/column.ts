import type { ReactNode } from 'react'
import type { Format } from '../words/format.ts'

/** A cell's value; a day is `2026-11-23`. */
export type CellValue = string | number | null

/** By it values are compared, filtered, read and written; those of a `choice` are filtered by boxes. */
export type ColumnType = 'text' | 'number' | 'date' | 'choice'

export type Aggregate = 'sum' | 'mean' | 'min' | 'max'

export interface Column<Row> {
  /** Stands in saved views and links: it stays when the title changes. */
  key: string
  title: string
  /** Shown in the heading: `EUR`, `%`. */
  unit?: string
  /** A text where nothing else is said; numbers stand at the end of their cells. */
  type?: ColumnType
  /** It is sorted, filtered and copied by this; without it the column is only drawn. */
  value?(row: Row): CellValue
  /** Shown in place of the value, such as the name of a code; it is searched, sorted and copied, too. */
  text?(value: string): string
  /** So many digits after the point, of a number; as many as it has, up to two, where this is not said. */
  digits?: number
  /** The text leads to this page, below the app's own path. */
  to?(row: Row): string
  /** Drawn in place of the text. */
  cell?(row: Row): ReactNode
  widthPx?: number
  /** Columns beside each other that share this stand beneath it in a second line of headings: a month above its weeks. */
  over?: string
  /** Said of a group of rows. */
  aggregate?: Aggregate
  /** Cells can be written; those of a `choice` take one of `choices`. */
  edited?: boolean
  /** Values of a `choice` that can be chosen, in this order. */
  choices?: readonly string[]
  /** A `choice` of one value: drawn as a box that Enter, Space or a press turns. */
  isBox?: boolean
  /** Left out of a plain table where the screen is narrow. */
  wideOnly?: boolean
}

/** Handed to a list's columns when they are made: anew when the language, the formats or the address change. */
export interface Drawing {
  format: Format
  /** Links to the app's own pages start with it. */
  basePath: string
}

/** A function that stays the same while its columns mean the same is called where they are drawn. */
export type Columns<Row> = readonly Column<Row>[] | ((drawing: Drawing) => readonly Column<Row>[])

/** A column as a grid knows it. */
export interface GridColumn<Row> extends Column<Row> {
  type: ColumnType
  value(row: Row): CellValue
}

/** Whether a cell has a field to write in; a box is turned. */
export const isWritten = (column: Pick<GridColumn<never>, 'edited' | 'isBox'> | undefined): boolean =>
  column?.edited === true && !column.isBox

/** Title and unit: two columns may differ by their unit alone. */
export const columnLabel = ({ title, unit }: Pick<GridColumn<never>, 'title' | 'unit'>): string =>
  unit ? `${title} (${unit})` : title

/** Columns are asked for a text once for each cell that comes into sight. */
export type CellText = (value: CellValue) => string

const MOST_DIGITS = 2

/** How a column's values are said; made once, since making a format of numbers takes longer than using it. */
export function cellTextOf<Row>(
  { type, text, digits }: Pick<Column<Row>, 'type' | 'text' | 'digits'>,
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
