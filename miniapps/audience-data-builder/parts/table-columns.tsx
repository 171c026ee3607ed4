import { letterOf } from '../../domain/crosstab/pair-letters.ts'
import type { Measure } from '../../domain/crosstab/crosstab-document.ts'
import type { ReadLine } from '../../domain/crosstab/read-lines.ts'
import type { TableCell } from '../../domain/crosstab/table-figures.ts'
import { cellTextOf, type Column, type Drawing } from '../../kit/table/column.ts'
import type { Format } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { FigureCell } from './figure-cell.tsx'
import { digitsOf, shownValue } from '../../domain/crosstab/measure-values.ts'
import type { ShownTable } from './use-counted.ts'

/** A line of the table with its figures by column, the total last. */
export interface FigureRow {
  id: string
  title: string
  cells: readonly TableCell[]
}

export const figureRows = ({ rows, figures }: Pick<ShownTable, 'rows' | 'figures'>): readonly FigureRow[] =>
  rows.map(({ id, title }, at) => ({ id, title, cells: figures[at]! }))

/** Headings of columns: letter, title, and people with their flag. The total is the last. */
export const headings = (
  { columns, figures }: Pick<ShownTable, 'columns' | 'figures'>,
  { number }: Pick<Format, 'number'>,
): readonly string[] =>
  [...columns.map(({ title }, at) => `${letterOf(at)} · ${title}`), words('total')].map((title, at) => {
    const base = figures.at(-1)![at]
    return base ? words('heading', { title, n: `${number(base.n)}${base.flag}` }) : title
  })

const TITLE_PX = 260
const FIGURE_PX = 96

/** A column of the grid for each measure of each column; the key is the column's id and the measure. */
export const tableColumns =
  (table: Pick<ShownTable, 'columns' | 'figures'>, measures: readonly Measure[]) =>
  ({ format }: Drawing): readonly Column<FigureRow>[] => [
    { key: 'line', title: words('rows'), value: ({ title }) => title, widthPx: TITLE_PX },
    ...headings(table, format).flatMap((over, at) =>
      measures.map((measure) => figureColumn(table.columns[at], at, over, measure, format)),
    ),
  ]

function figureColumn(
  line: ReadLine | undefined,
  at: number,
  over: string,
  measure: Measure,
  format: Drawing['format'],
): Column<FigureRow> {
  const type = measure === 'letters' ? 'text' : 'number'
  const text = cellTextOf<FigureRow>({ type, digits: digitsOf(measure) }, format)
  return {
    key: `${line?.id ?? 'total'} ${measure}`,
    title: words(`short.${measure}`),
    over,
    type,
    digits: digitsOf(measure),
    widthPx: FIGURE_PX,
    value: ({ cells }) => shownValue(cells[at]!, measure),
    cell: ({ cells }) => <FigureCell cell={cells[at]!} measure={measure} textOf={text} />,
  }
}
