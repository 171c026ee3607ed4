import type { TableCell } from '../../domain/crosstab/table-figures.ts'
import { type Measure, MEASURES } from '../../domain/crosstab/crosstab-document.ts'
import type { Sheet, SheetCell } from '../../kit/exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { isShare, measured } from '../parts/measure-values.ts'
import { words } from '../words/words.ts'
import { cellAt, lettered, type Report, reportLines } from './report.ts'

const TITLE_WIDTH = 40
const TEXT_WIDTH = 100

/** The table as it is shown, with footnotes, and beside it whose figures these are. */
export const tableSheets = (report: Report): readonly Sheet[] => [tableSheet(report), sourceSheet(report)]

/** Figures as numbers, shares from 0 to 1 as percents; a hidden figure is a word. */
export function tableSheet(report: Report): Sheet {
  const { measures, heading } = report
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
      ...columns.flatMap(() =>
        measures.map((measure) => ({
          format: isShare(measure) ? ('percent' as const) : ('number' as const),
        })),
      ),
    ],
    rows: [
      [heading],
      [
        '',
        ...columns.flatMap((column) =>
          measures.map((_, at) => (at === 0 ? lettered(column, columns.length) : '')),
        ),
      ],
      [words('rows'), ...columns.flatMap(() => measures.map((measure) => words(`measure.${measure}`)))],
      ...rows.map((row) => [
        row.title,
        ...columns.flatMap((column) =>
          measures.map((measure) => figure(cellAt(report, row, column), measure)),
        ),
      ]),
      [],
      ...notes.map((note) => [note]),
    ],
  }
}

const figure = (cell: TableCell, measure: Measure): SheetCell =>
  cell ? measured(cell, measure) : words('hidden')

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
      { title: words('isHidden'), cell: ({ cell }) => (cell ? 0 : 1) },
      ...report.source.map(([title, text]): ColumnOf<Line> => ({ title, cell: () => text })),
    ],
    cells,
  )
}
