import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import { printExpression } from '../../domain/audience/print-expression.ts'
import type { TableCell } from '../../domain/crosstab/table-figures.ts'
import type { ShownTable } from '../parts/use-counted.ts'

/** A crosstab as it goes into files. */
export interface Report {
  heading: string
  table: Pick<ShownTable, 'rows' | 'columns' | 'figures'>
  measures: readonly Measure[]
  /** Name by name, as the note beside the table says it. */
  source: readonly (readonly [name: string, text: string])[]
  notes: readonly string[]
  /** Of columns as the screen has them: letter, title, respondents and the flag of their base. */
  headings: readonly string[]
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

const ARROWS = { '-2': '▼▼', '-1': '▼', '0': '', '1': '▲', '2': '▲▲' } as const
const TRUST = { sound: '', about: '≈', useless: '†' } as const

/** Signs that the screen draws at a figure: its test, the columns that it is above, and how far it can be trusted. */
export const signsOf = (cell: NonNullable<TableCell>): string =>
  [ARROWS[cell.mark], cell.letters, TRUST[cell.trust]].filter(Boolean).join(' ')

/** Figures that have a place of their own in files; letters stand among the signs. */
export const figuresOf = ({ measures }: Pick<Report, 'measures'>): readonly Measure[] =>
  measures.filter((measure) => measure !== 'letters')
