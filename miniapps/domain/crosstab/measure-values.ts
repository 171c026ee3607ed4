import type { Measure } from './crosstab-document.ts'
import type { TableCell } from './table-figures.ts'

type CellValue = string | number | null

/** A cell's value by a measure, shares from 0 to 1; null where it is hidden or cannot be computed. */
export function measured(cell: TableCell, measure: Measure): CellValue {
  if (!cell) return null
  switch (measure) {
    case 'column':
      return cell.columnShare
    case 'row':
      return cell.rowShare
    case 'total':
      return cell.totalShare
    default:
      return cell[measure]
  }
}

const SHARES: ReadonlySet<Measure> = new Set(['column', 'row', 'total'])

export const isShare = (measure: Measure): boolean => SHARES.has(measure)

const PERCENT = 100

/** As the table shows and sorts it: shares in percent. */
export function shownValue(cell: TableCell, measure: Measure): CellValue {
  const value = measured(cell, measure)
  return typeof value === 'number' && isShare(measure) ? value * PERCENT : value
}

/** Digits after the point. */
export const digitsOf = (measure: Measure): number => (isShare(measure) ? 1 : 0)

/** Arrows of a cell that its test finds above or below the rest: one from 95 %, two from 99 %. */
export const MARKS = { '-2': '▼▼', '-1': '▼', '0': '', '1': '▲', '2': '▲▲' } as const
