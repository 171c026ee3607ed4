import type { Column } from '../../../kit/table/column.ts'

/** A line of a media plan, as a specimen of a table. */
export interface MediaRow {
  id: string
  line: string
  brand: string
  market: string
  channel: string
  status: string
  spend: number | null
  impressions: number | null
  rate: number | null
  starts: string | null
  owner: string
  note: string | null
}

const BRANDS = ['Kestrel', 'Nordlicht', 'Opal', 'Ärger & Söhne', 'Éclair', 'Zeta']
const CHANNELS = ['Search', 'Social', 'Video', 'Display', 'Audio', 'Out of home']
const MARKETS: Readonly<Record<string, string>> = { de: 'Germany', fr: 'France', jp: 'Japan', br: 'Brazil' }
const STATUSES: Readonly<Record<string, string>> = { draft: 'Draft', live: 'Live', done: 'Done' }
const OWNERS = ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville', 'Emmy Noether']
const FIRST_DAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
/** Steps that share no factor with the numbers of values: neighbours differ. */
const pick = (from: readonly string[], at: number) => from[(at * 7919) % from.length]!

/** The same rows each time, as many as asked. */
export const mediaRows = (count: number): MediaRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    line: `${pick(CHANNELS, at)} line ${at + 1}`,
    brand: `${pick(BRANDS, at + 3)} ${(at * 31) % 97}`,
    market: pick(Object.keys(MARKETS), at + 1),
    channel: pick(CHANNELS, at),
    status: pick(Object.keys(STATUSES), at),
    spend: at % 17 === 0 ? null : ((at * 7_368_787) % 9_000_000) / 100,
    impressions: (at * 104_729) % 5_000_000,
    rate: ((at * 37) % 1000) / 100,
    starts: new Date(FIRST_DAY + ((at * 13) % 900) * DAY_MS).toISOString().slice(0, 10),
    owner: pick(OWNERS, at),
    note: at % 5 === 0 ? 'Muss vor der Freigabe mit der Mediaplanungsabteilung abgestimmt werden' : null,
  }))

const named = (names: Readonly<Record<string, string>>) => ({
  type: 'choice' as const,
  choices: Object.keys(names),
  text: (code: string) => names[code] ?? code,
  edited: true,
})

export const MEDIA_COLUMNS: readonly Column<MediaRow>[] = [
  { key: 'line', title: 'Line', type: 'text', value: ({ line }) => line },
  { key: 'brand', title: 'Brand', type: 'text', value: ({ brand }) => brand, edited: true },
  { key: 'market', title: 'Market', value: ({ market }) => market, ...named(MARKETS) },
  { key: 'channel', title: 'Channel', type: 'choice', value: ({ channel }) => channel },
  { key: 'status', title: 'Status', value: ({ status }) => status, ...named(STATUSES) },
  {
    key: 'spend',
    title: 'Spend',
    unit: 'EUR',
    type: 'number',
    digits: 2,
    value: ({ spend }) => spend,
    aggregate: 'sum',
    edited: true,
  },
  {
    key: 'impressions',
    title: 'Impressions',
    type: 'number',
    digits: 0,
    value: ({ impressions }) => impressions,
    aggregate: 'sum',
    edited: true,
  },
  {
    key: 'rate',
    title: 'Click rate',
    unit: '%',
    type: 'number',
    value: ({ rate }) => rate,
    aggregate: 'mean',
  },
  { key: 'starts', title: 'Starts', type: 'date', value: ({ starts }) => starts, edited: true },
  { key: 'owner', title: 'Owner', type: 'choice', value: ({ owner }) => owner },
  { key: 'note', title: 'Note', type: 'text', value: ({ note }) => note, edited: true, widthPx: 260 },
]
