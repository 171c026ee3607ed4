import type { TableCell } from '../../domain/crosstab/table-figures.ts'
import { type Measure, MEASURES } from '../../domain/crosstab/crosstab-document.ts'
import type { Sheet, SheetCell } from '../../kit/exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { isShare, measured } from '../../domain/crosstab/measure-values.ts'
import { words } from '../words/words.ts'
import { cellAt, figuresOf, type Report, reportLines, signsOf } from '../../domain/crosstab/table-report.ts'

const TITLE_WIDTH = 40
const TEXT_WIDTH = 100

/** The table as it is shown, with footnotes, and beside it a sheet of source and method. */
export const tableSheets = (report: Report): readonly Sheet[] => [tableSheet(report), sourceSheet(report)]

/** Figures as numbers, shares from 0 to 1 as percents, and beside those of a column their signs; a hidden figure is a word. */
export function tableSheet(report: Report): Sheet {
  const { heading, headings } = report
  const measures = figuresOf(report)
  const columns = reportLines(report, 'columns')
  const rows = reportLines(report, 'rows')
  const notes = [...report.source.map(([name, text]) => `${name}: ${text}`), ...report.notes]
  return {
    name: words('table'),
    titleRows: 3,
    titleColumns: 1,
    totalRows: [rows.length + 2],
    columns: [
      { width: TITLE_WIDTH },
      ...columns.flatMap(() => [
        ...measures.map((measure) => ({
          format: isShare(measure) ? ('percent' as const) : ('number' as const),
        })),
        { format: 'text' as const },
      ]),
    ],
    rows: [
      [heading],
      ['', ...columns.flatMap(({ place }) => [headings[place]!, ...measures.map(() => '')])],
      [
        words('rows'),
        ...columns.flatMap(() => [...measures.map((measure) => words(`measure.${measure}`)), words('signs')]),
      ],
      ...rows.map((row) => [
        row.title,
        ...columns.flatMap((column) => cellsOf(cellAt(report, row, column), measures)),
      ]),
      [],
      ...notes.map((note) => [note]),
    ],
  }
}

const cellsOf = (cell: TableCell, measures: readonly Measure[]): readonly SheetCell[] =>
  cell
    ? [...measures.map((measure) => measured(cell, measure)), signsOf(cell)]
    : [...measures.map(() => words('hidden')), '']

const sourceSheet = ({ heading, source, notes }: Report): Sheet => ({
  name: words('source'),
  titleRows: 1,
  columns: [{ width: TITLE_WIDTH }, { width: TEXT_WIDTH, wraps: true }],
  rows: [[heading], ...source, ...notes.map((note) => ['', note])],
})

/** A line for each cell, for programs: rules beside titles, all measures, the test, and the source. */
export function longSheet(report: Report): Sheet {
  const [rows, columns] = [reportLines(report, 'rows'), reportLines(report, 'columns')]
  const cells = rows.flatMap((row) =>
    columns.map((column) => ({ row, column, cell: cellAt(report, row, column) })),
  )
  type Line = (typeof cells)[number]
  const texts: readonly ColumnOf<Line>[] = [
    { title: words('rows'), cell: ({ row }) => row.title },
    { title: words('rowRule'), cell: ({ row }) => row.rule },
    { title: words('columns'), cell: ({ column }) => column.title },
    { title: words('columnRule'), cell: ({ column }) => column.rule },
  ]
  const tested: readonly ColumnOf<Line>[] = (['z', 'p', 'flag', 'trust'] as const).map((key) => ({
    title: words(`test.${key}`),
    cell: ({ cell }) => cell?.[key] ?? null,
  }))
  return sheetOf(
    words('table'),
    [
      ...texts,
      ...MEASURES.map((measure): ColumnOf<Line> => ({
        title: words(`measure.${measure}`),
        cell: ({ cell }) => measured(cell, measure),
      })),
      ...tested,
      { title: words('signs'), cell: ({ cell }) => cell && signsOf(cell) },
      { title: words('isHidden'), cell: ({ cell }) => (cell ? 0 : 1) },
      ...report.source.map(([title, text]): ColumnOf<Line> => ({ title, cell: () => text })),
      { title: words('source'), cell: () => report.notes.join(' ') },
    ],
    cells,
  )
}
