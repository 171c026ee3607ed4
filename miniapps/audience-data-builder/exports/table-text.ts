import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import type { TableCell } from '../../domain/crosstab/table-figures.ts'
import type { Format } from '../../kit/words/format.ts'
import { digitsOf, isShare, shownValue } from '../../domain/crosstab/measure-values.ts'
import { words } from '../words/words.ts'
import { tableSheet } from './table-sheets.ts'
import type { Report } from '../../domain/crosstab/table-report.ts'

const ALL_DIGITS = 17

/** The table for a spreadsheet's clipboard: numbers in the person's way of writing, with all their digits. */
export function tableText(report: Report, { numberFormat }: Pick<Format, 'numberFormat'>): string {
  const numbers = numberFormat({ useGrouping: false, maximumFractionDigits: ALL_DIGITS })
  const { rows } = tableSheet(report)
  return rows
    .map((row) =>
      row
        .map((cell) =>
          typeof cell === 'number'
            ? numbers.format(cell)
            : ((cell ?? '') as string).replaceAll(/[\t\n]/g, ' '),
        )
        .join('\t'),
    )
    .join('\n')
}

/** A figure as a slide shows it. */
export function figureText(
  cell: TableCell,
  measure: Measure,
  { numberFormat }: Pick<Format, 'numberFormat'>,
): string {
  if (!cell) return words('hidden')
  const value = shownValue(cell, measure)
  if (typeof value !== 'number') return value ?? '–'
  const digits = digitsOf(measure)
  const number = numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
  return isShare(measure) ? `${number}%` : number
}
