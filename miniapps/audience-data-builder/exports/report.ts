import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import { printExpression } from '../../domain/audience/print-expression.ts'
import { letterOf } from '../../domain/crosstab/pair-letters.ts'
import type { TableCell } from '../../domain/crosstab/table-figures.ts'
import type { ShownTable } from '../parts/use-counted.ts'

/** All that files of a crosstab are made of. */
export interface Report {
  heading: string
  table: Pick<ShownTable, 'rows' | 'columns' | 'figures'>
  measures: readonly Measure[]
  /** Name by name, as the note beside the table says it. */
  source: readonly (readonly [name: string, text: string])[]
  notes: readonly string[]
  /** Of all people, which is last among rows and columns. */
  total: string
}

export interface ReportLine {
  title: string
  rule: string
  place: number
}

/** Lines of a side with the total last. */
export function reportLines(
  { table, total }: Pick<Report, 'table' | 'total'>,
  side: 'rows' | 'columns',
): readonly ReportLine[] {
  const lines = table[side].map(({ title, rule }) => ({ title, rule: printExpression({ expression: rule }) }))
  return [...lines, { title: total, rule: 'ALL' }].map((line, place) => ({ ...line, place }))
}

export const cellAt = ({ table }: Pick<Report, 'table'>, row: ReportLine, column: ReportLine): TableCell =>
  table.figures[row.place]![column.place]!

/** Title of a column with the letter that others name it by; the total has none. */
export const lettered = ({ title, place }: ReportLine, count: number): string =>
  place < count - 1 ? `${letterOf(place)} · ${title}` : title
