import { expect } from '@open-wc/testing'
import type { TableCell } from '../../domain/crosstab/table-figures.ts'
import { columnTest } from '../../domain/crosstab/share-tests.ts'
import { tableFigures } from '../../domain/crosstab/table-figures.ts'
import { csvFormatOf, readCsv, writeCsv } from '../../kit/exchange/csv.ts'
import type { ContentSlide } from '../../kit/exchange/pptx/deck.ts'
import type { Cell, Sheet } from '../../kit/exchange/sheet.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'
import { writeXlsx } from '../../kit/exchange/xlsx/write-xlsx.ts'
import { createFormat } from '../../kit/words/format.ts'
import type { Report } from '../../domain/crosstab/table-report.ts'
import { tableDeck } from './table-deck.ts'
import { longSheet, tableSheets } from './table-sheets.ts'
import { tableText } from './table-text.ts'

const FORMAT = createFormat({ displayLanguage: 'en-US', dateLocale: 'en-GB', numberLocale: 'de-DE' })
const sums = (n: number) => ({ n, w: n * 1.0371, q: n * 1.31, universe: n * 4.24117 })

/** One row of two columns, the second of which a licence hides. */
function report(): Report {
  const counted = {
    cells: [
      [sums(64), null, sums(240)],
      [sums(160), sums(300), sums(1000)],
    ],
    comparison: [sums(240), sums(1000)],
  }
  const line = (id: string, title: string) => ({
    id,
    title,
    rule: { op: 'all' as const },
    key: id,
    net: false,
  })
  const [rows, columns] = [[line('r', '=cmd')], [line('a', 'Men'), line('b', 'Women')]]
  const figures = tableFigures({
    counted,
    rows,
    columns,
    overlaps: ['inside', 'inside'],
    groups: [[0, 1]],
    adjustment: 'none',
  })
  return {
    heading: 'Viewers',
    table: { rows, columns, figures },
    measures: ['n', 'column', 'index', 'letters'],
    headings: ['A · Men (n 160)', 'B · Women (n 29**)', 'All in the base (n 1,000)'],
    source: [
      ['Dataset', 'Survey 2026, version 1'],
      ['Base', 'All respondents'],
      ['License', 'Invented respondents.'],
    ],
    notes: ['No adjustment.'],
    total: 'All',
  }
}
const first = () => report().table.figures[0]![0] as NonNullable<TableCell>

describe('a crosstab to take along', () => {
  it('[Crosstab 5] is a workbook whose figures are read again as they were', () => {
    const [table] = tableSheets(report())
    const sheets = readXlsx(writeXlsx([table!]))
    const row = sheets[0]!.rows[3] as readonly Cell[]
    const { n, columnShare, index } = first()
    ;[n, columnShare!, index!].forEach((figure, at) => expect(row[at + 1]).to.be.closeTo(figure, 1e-9))
    expect(row[0]).to.equal('=cmd')
  })

  it('[Crosstab 5] is a line for each cell, read again as it was', () => {
    const { rows } = readCsv(writeCsv(longSheet(report()).rows as Cell[][], csvFormatOf('de-DE')))
    const [titles, line] = rows as [string[], string[]]
    const at = (title: string) => Number(line[titles.indexOf(title)]!.replace(',', '.'))
    expect(at('Column %')).to.be.closeTo(first().columnShare!, 1e-9)
    expect(at('z')).to.be.closeTo(
      columnTest({ cell: sums(64), column: sums(160), row: sums(240), total: sums(1000) }).z!,
      1e-9,
    )
    expect(line).to.include('Survey 2026, version 1')
  })

  it('has source, base and licence with it', () => {
    const [table, source] = tableSheets(report())
    const lines = (of: Sheet | undefined, by: string) => of!.rows.map((row) => (row as string[]).join(by))
    for (const rows of [lines(table, ','), lines(source, ': ')])
      expect(rows).to.include.members(['Dataset: Survey 2026, version 1', 'License: Invented respondents.'])
  })

  it('has letters, tests, trust and flags of bases with it', () => {
    const signed = report()
    const cell = signed.table.figures[0]![0]!
    const figures = [[{ ...cell, letters: 'B', trust: 'about' as const }, null, signed.table.figures[0]![2]!]]
    const marked = { ...signed, table: { ...signed.table, figures: [...figures, signed.table.figures[1]!] } }
    const [table] = tableSheets(marked)
    expect(table!.rows[1]).to.include.members(signed.headings)
    expect(table!.rows[3]![4]).to.equal('▲▲ B ≈')
    const [titles, line] = longSheet(marked).rows
    expect(line![titles!.indexOf('Signs')]).to.equal('▲▲ B ≈')
    const { slides } = tableDeck(marked, FORMAT)
    expect(JSON.stringify(slides[0])).to.contain('64 · 40,0% ▲▲ B ≈').and.contain('B · Women (n 29**)')
    expect(JSON.stringify(slides.at(-1)))
      .to.contain('No adjustment.')
      .and.contain('License: Invented')
  })

  it('[Crosstab 6] hides in each form what is hidden on the screen', () => {
    expect(tableSheets(report())[0]!.rows[3]!.slice(5, 8)).to.deep.equal(['hidden', 'hidden', 'hidden'])
    const [titles, , hidden] = longSheet(report()).rows
    const figured = hidden!.slice(titles!.indexOf('Respondents (n)'), titles!.indexOf('Hidden (1)'))
    expect(figured.filter((cell) => cell !== null)).to.deep.equal([])
    const { slides } = tableDeck(report(), FORMAT)
    const [{ part } = { part: null! }] = (slides[0] as ContentSlide).columns
    expect(part.kind === 'table' && part.rows[0]).to.deep.equal([
      '=cmd',
      '64 · 40,0% ▲▲',
      'hidden',
      '240 · 24,0%',
    ])
    expect(tableText(report(), FORMAT).split('\n')[3]!.split('\t').slice(5, 8)).to.deep.equal([
      'hidden',
      'hidden',
      'hidden',
    ])
  })
})
