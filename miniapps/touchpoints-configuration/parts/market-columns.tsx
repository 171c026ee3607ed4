import { type Body, textOf } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { differingMarkets, type MatrixRow } from '../../domain/touchpoints/market-matrix.ts'
import { RATE_PER_UNIT } from '../../domain/touchpoints/limits.ts'
import { touchpointName, touchpointPath } from '../../domain/touchpoints/touchpoint.ts'
import type { LibraryLine } from '../../domain/touchpoints/wire.ts'
import { Link } from '../../kit/controls/link.tsx'
import type { CellValue, Column, Drawing } from '../../kit/table/column.ts'
import type { Format } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { RATE_DIGITS, saidOf } from './field-words.ts'
import { marketTitle } from './market-title.ts'

/** Fields that the matrix compares, and the number of all that a market overrides. */
export const COMPARED = [
  'rate',
  'rateType',
  'currency',
  'unit',
  'curve',
  'active',
  'from',
  'to',
  'count',
] as const

/** A rate means nothing without its currency; null for all fields. */
export const fieldsOf = (field: (typeof COMPARED)[number]): readonly string[] | null => {
  if (field === 'count') return null
  return field === 'rate' ? ['rate', 'currency'] : [field]
}

interface MarketParts {
  markets: readonly LibraryLine[]
  all: Body
  field: (typeof COMPARED)[number]
  language: string
  curveTitle(id: string): string
}

/** A column for all markets and one for each: what a market says itself stands out, the rest is inherited. */
export const marketColumns =
  (parts: MarketParts) =>
  ({ format, basePath }: Drawing): readonly Column<MatrixRow>[] => {
    const { markets, field } = parts
    const all = field === 'count' ? [] : [columnOf(parts, format, { key: 'ALL', title: words('allMarkets') })]
    return [
      nameColumn(parts),
      {
        key: 'differs',
        title: words('matrix.differs'),
        type: 'number',
        value: (row) => differingMarkets(row, parts.all, fieldsOf(field)).length,
        widthPx: 112,
      },
      ...all,
      ...markets.map(({ id, market }) =>
        columnOf(parts, format, {
          key: market,
          title: marketTitle(market, format),
          market,
          to: `${basePath}/${encodeURIComponent(id)}`,
        }),
      ),
    ]
  }

const nameColumn = ({ language }: MarketParts): Column<MatrixRow> => ({
  key: 'name',
  title: kitWords('name'),
  value: (row) => touchpointName(row, language),
  cell: (row) => (
    <span className="touchpoint-name" data-depth={Math.min(row.depth, 4)}>
      {touchpointName(row, language)}
    </span>
  ),
  widthPx: 240,
})

interface Place {
  key: string
  title: string
  /** Without one, what all markets say. */
  market?: string
  to?: string
}

function columnOf(parts: MarketParts, format: Format, { key, title, market, to }: Place): Column<MatrixRow> {
  const { field, all } = parts
  const own = ({ code, said }: MatrixRow, of: string): Json => {
    if (market === undefined) return all[touchpointPath(code, of)] ?? null
    const fields = said.get(market)
    return (of === 'count' ? fields && Object.keys(fields).length : fields?.[of]) ?? null
  }
  const inherited = ({ code }: MatrixRow, of: string): Json => all[touchpointPath(code, of)] ?? null
  const text = (row: MatrixRow, value: Json) =>
    saidIn(parts, format, value, textOf(own(row, 'currency') ?? inherited(row, 'currency')))
  return {
    key,
    title,
    ...((field === 'rate' || field === 'count') && { type: 'number' }),
    value: (row) => cellValue(field, own(row, field), (value) => text(row, value)),
    cell: (row) => {
      const value = own(row, field)
      if (value === null) return <span className="inherited">{text(row, inherited(row, field))}</span>
      if (to === undefined) return text(row, value)
      return (
        <Link look="plain" className="own" to={to}>
          {text(row, value)}
        </Link>
      )
    },
    widthPx: field === 'curve' ? 240 : 136,
  }
}

function cellValue(field: string, value: Json, text: (value: Json) => string): CellValue {
  if (value === null) return null
  if (field === 'count') return Number(value)
  return field === 'rate' ? Number(value) / RATE_PER_UNIT : text(value)
}

function saidIn({ field, curveTitle }: MarketParts, format: Format, value: Json, currency: string): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? kitWords('yes') : kitWords('no')
  if (field === 'curve') return curveTitle(textOf(value))
  if (field === 'from' || field === 'to') return format.date(textOf(value))
  if (field === 'rate')
    return format.number(Number(value) / RATE_PER_UNIT, {
      maximumFractionDigits: RATE_DIGITS,
      ...(currency && { style: 'currency', currency }),
    })
  return saidOf(field, value, format) ?? (typeof value === 'number' ? format.number(value) : textOf(value))
}
