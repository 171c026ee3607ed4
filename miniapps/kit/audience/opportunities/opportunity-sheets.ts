import { minorDigits } from '../../../domain/kernel/money/minor-digits.ts'
import { DRIVERS } from '../../../domain/opportunities/segment-value.ts'
import { DRAWS } from '../../../domain/opportunities/simulate.ts'
import { tornado } from '../../../domain/opportunities/tornado.ts'
import type { Sheet } from '../../exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../exchange/sheet-of.ts'
import type { Format } from '../../words/format.ts'
import { audienceSourceLines } from './audience-sources.ts'
import { driverName, segmentName } from './names.ts'
import type { Report } from './report.ts'
import { words } from './words/words.ts'
import { type WorthRow, worthRows } from './worth-rows.ts'

const WIDE = 34

/** Worth of all segments, each figure with its range, levers with their evidence, and what the worth hangs on. */
export const opportunitySheets = (report: Report, format: Format): readonly Sheet[] => [
  withSources(worthSheet(report), report, format),
  figureSheet(report),
  leverSheet(report),
  swingSheet(report),
]

const withSources = (sheet: Sheet, report: Report, format: Format): Sheet => {
  const lines = audienceSourceLines(report, format)
  return lines.length > 0 ? { ...sheet, rows: [...sheet.rows, [], ...lines.map((line) => [line])] } : sheet
}

function worthSheet({ worth, simulated, currency }: Report): Sheet {
  const unit = 10 ** minorDigits(currency)
  const money = (title: string, of: (row: WorthRow) => number | null | undefined): ColumnOf<WorthRow> => ({
    title: `${title} (${currency})`,
    format: 'number',
    cell: (row) => ((each) => (typeof each === 'number' ? each / unit : null))(of(row)),
  })
  return sheetOf(
    words('worth'),
    [
      { title: words('segments'), width: WIDE, cell: ({ name }) => name },
      money(words('before'), ({ before }) => before),
      money(words('after'), ({ after }) => after),
      money(words('change'), ({ change }) => change),
      { title: words('payback'), format: 'number', cell: ({ payback }) => payback },
      money(words('p10'), ({ spread }) => spread?.p10),
      money(words('p50'), ({ spread }) => spread?.p50),
      money(words('p90'), ({ spread }) => spread?.p90),
    ],
    worthRows(worth, simulated),
  )
}

function figureSheet({ worth, currency }: Report): Sheet {
  const unit = 10 ** minorDigits(currency)
  const rows = worth.segments.flatMap(({ segment }) =>
    DRIVERS.map((driver) => {
      const { low, mode, high } = segment.drivers[driver]
      const scale = driver === 'spend' ? unit : 1
      return { segment, driver, low: low / scale, mode: mode / scale, high: high / scale }
    }),
  )
  return sheetOf(
    words('basis'),
    [
      { title: words('segments'), width: WIDE, cell: ({ segment }) => segmentName(segment) },
      { title: words('driverTitle'), width: WIDE, cell: ({ driver }) => driverName(driver) },
      { title: words('atLowest'), format: 'number', cell: ({ low }) => low },
      { title: words('figure'), format: 'number', cell: ({ mode }) => mode },
      { title: words('atHighest'), format: 'number', cell: ({ high }) => high },
    ],
    rows,
  )
}

function leverSheet({ worth }: Report): Sheet {
  const rows = worth.segments.flatMap(({ segment }) => segment.levers.map((lever) => ({ segment, lever })))
  return sheetOf(
    words('levers'),
    [
      { title: words('segments'), width: WIDE, cell: ({ segment }) => segmentName(segment) },
      { title: words('levers'), width: WIDE, cell: ({ lever }) => lever.name },
      { title: words('driverTitle'), cell: ({ lever }) => driverName(lever.driver) },
      { title: words('change'), format: 'number', cell: ({ lever }) => lever.lift },
      { title: words('evidenceTitle'), width: WIDE, cell: ({ lever }) => lever.evidence },
    ],
    rows,
  )
}

function swingSheet({ worth, currency }: Report): Sheet {
  const unit = 10 ** minorDigits(currency)
  const rows = worth.segments.flatMap(({ segment }) => tornado(segment).map((swing) => ({ segment, swing })))
  const sheet = sheetOf(
    words('tornado'),
    [
      { title: words('segments'), width: WIDE, cell: ({ segment }) => segmentName(segment) },
      { title: words('driverTitle'), width: WIDE, cell: ({ swing }) => driverName(swing.driver) },
      {
        title: `${words('atLowest')} (${currency})`,
        format: 'number',
        cell: ({ swing }) => swing.low / unit,
      },
      {
        title: `${words('atHighest')} (${currency})`,
        format: 'number',
        cell: ({ swing }) => swing.high / unit,
      },
    ],
    rows,
  )
  return {
    ...sheet,
    rows: [...sheet.rows, [words('drawn', { count: String(DRAWS), seed: String(worth.seed) })]],
  }
}
