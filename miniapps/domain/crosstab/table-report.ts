import { printExpression } from '../audience/print-expression.ts'
import type { Measure, Side } from './crosstab-document.ts'
import { MARKS } from './measure-values.ts'
import type { ReadLine } from './read-lines.ts'
import type { TableCell } from './table-figures.ts'

/** Figures of rows by columns, the total last. */
export interface FiguredTable {
  rows: readonly ReadLine[]
  columns: readonly ReadLine[]
  figures: readonly (readonly TableCell[])[]
}

/** A crosstab as it goes into files. */
export interface Report {
  heading: string
  table: FiguredTable
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
  side: Side,
): readonly ReportLine[] {
  const lines = table[side].map(({ title, rule }) => ({ title, rule: printExpression({ expression: rule }) }))
  return [...lines, { title: total, rule: 'ALL' }].map((line, place) => ({ ...line, place }))
}

export const cellAt = ({ table }: Pick<Report, 'table'>, row: ReportLine, column: ReportLine): TableCell =>
  table.figures[row.place]![column.place]!

const TRUST = { sound: '', about: '≈', useless: '†' } as const

/** Signs that the screen draws at a figure: its test, the columns that it is above, and how far it can be trusted. */
export const signsOf = (cell: NonNullable<TableCell>): string =>
  [MARKS[cell.mark], cell.letters, TRUST[cell.trust]].filter(Boolean).join(' ')

/** Figures that have a place of their own in files; letters stand among the signs. */
export const figuresOf = ({ measures }: Pick<Report, 'measures'>): readonly Measure[] =>
  measures.filter((measure) => measure !== 'letters')
