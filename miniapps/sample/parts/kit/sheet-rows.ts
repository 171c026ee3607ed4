import type { CellValue, Column, ColumnType } from '../../../kit/table/column.ts'

/** A line of a flowchart: its cells by the keys of their columns, weeks by their first day. */
export type SheetLine = Readonly<Record<string, CellValue>> & { readonly id: string }

const MARKETS: Readonly<Record<string, string>> = { de: 'Germany', fr: 'France', jp: 'Japan', br: 'Brazil' }
const CHANNELS: Readonly<Record<string, string>> = { tv: 'TV', olv: 'Online video', ooh: 'Out of home' }
const VENDORS = ['Kestrel', 'Nordlicht', 'Opal', 'Ärger & Söhne', 'Éclair', 'Zeta']
const FIRST_WEEK = Date.UTC(2026, 0, 5)
const WEEK_MS = 7 * 86_400_000
const WEEKS = 104
const FLIGHT_WEEKS = 12

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const weeks = Array.from({ length: WEEKS }, (_, at) => dayOf(FIRST_WEEK + at * WEEK_MS))
const pick = (from: readonly string[], at: number) => from[(at * 7919) % from.length]!

/** The same lines each time, each with a flight of some weeks. */
export const sheetLines = (count: number): SheetLine[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    line: `Line ${at + 1}`,
    vendor: pick(VENDORS, at),
    channel: pick(Object.keys(CHANNELS), at),
    market: pick(Object.keys(MARKETS), at + 1),
    rate: ((at * 37) % 400) / 10 + 2,
    start: weeks[(at * 13) % (WEEKS - FLIGHT_WEEKS)]!,
    ...Object.fromEntries(FIGURES.map((title, place) => [title, (at * (place + 3)) % 1000])),
    ...Object.fromEntries(
      Array.from({ length: FLIGHT_WEEKS }, (_, week) => [
        weeks[((at * 13) % (WEEKS - FLIGHT_WEEKS)) + week]!,
        ((at + week) % 9) * 10 + 10,
      ]),
    ),
  }))

const FIGURES =
  'Length Factor Rating Spots Audience Universe Impressions Clicks Views Actions Net Commission Fees Gross Discount Rebate Tax Credit Reserve Forecast'.split(
    ' ',
  )

function column(key: string, title: string, type: ColumnType, rest: Partial<Column<SheetLine>> = {}) {
  return { key, title, type, value: (line: SheetLine) => line[key] ?? null, edited: true, ...rest }
}

const choice = (key: string, title: string, names: Readonly<Record<string, string>>) =>
  column(key, title, 'choice', { choices: Object.keys(names), text: (code) => names[code] ?? code })

const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 26 fixed columns, and a week each for two years. */
export const SHEET_COLUMNS: readonly Column<SheetLine>[] = [
  column('line', 'Line', 'text'),
  column('vendor', 'Vendor', 'text', { widthPx: 120 }),
  choice('channel', 'Channel', CHANNELS),
  choice('market', 'Market', MARKETS),
  column('rate', 'Rate', 'number', { digits: 2, widthPx: 96 }),
  column('start', 'Start', 'date'),
  ...FIGURES.map((title) => column(title, title, 'number', { widthPx: 104 })),
  ...weeks.map((week) =>
    column(week, week.slice(8), 'number', { over: monthOf(week), widthPx: 60, digits: 0 }),
  ),
]
