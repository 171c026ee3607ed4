import type { Body } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import type { MatrixRow } from '../../domain/touchpoints/market-matrix.ts'
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

/** What the matrix may be asked for. */
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

interface MarketParts {
  markets: readonly LibraryLine[]
  all: Body
  field: (typeof COMPARED)[number]
  language: string
  curveTitle(id: string): string
}

/** A column for all markets and one for each: what a market says itself stands out, the rest is inherited. */
export const marketColumns =
  ({ markets, all, field, language, curveTitle }: MarketParts) =>
  ({ format, basePath }: Drawing): readonly Column<MatrixRow>[] => {
    const text = (value: Json) =>
      field === 'curve' ? curveTitle(String(value)) : textIn(field, value, format)
    const ofAll = ({ code }: MatrixRow): Json => all[touchpointPath(code, field)] ?? null
    const column = (key: string, title: string, valueOf: (row: MatrixRow) => Json, path?: string) => ({
      key,
      title,
      ...(field === 'rate' || field === 'count' ? { type: 'number' as const } : {}),
      value: (row: MatrixRow) => cellValue(field, valueOf(row), text),
      cell: (row: MatrixRow) => {
        const own = valueOf(row)
        if (own === null) return <span className="inherited">{shownText(ofAll(row), text)}</span>
        if (path === undefined) return text(own)
        return (
          <Link look="plain" className="own" to={`${basePath}/${encodeURIComponent(path)}`}>
            {text(own)}
          </Link>
        )
      },
      widthPx: field === 'curve' ? 200 : 128,
    })
    return [
      {
        key: 'name',
        title: words('touchpoint'),
        value: (row) => touchpointName(row, language),
        cell: (row) => (
          <span className="touchpoint-name" data-depth={Math.min(row.depth, 4)}>
            {touchpointName(row, language)}
          </span>
        ),
        widthPx: 240,
      },
      {
        key: 'differs',
        title: words('matrix.differs'),
        type: 'number',
        value: ({ said }) => said.size,
        widthPx: 112,
      },
      ...(field === 'count' ? [] : [column('ALL', words('allMarkets'), ofAll)]),
      ...markets.map(({ id, market }) =>
        column(
          market,
          marketTitle(market, format),
          ({ said }) => (field === 'count' ? countIn(said.get(market)) : (said.get(market)?.[field] ?? null)),
          id,
        ),
      ),
    ]
  }

const countIn = (said: Body | undefined): number | null => (said ? Object.keys(said).length : null)

const shownText = (value: Json, text: (value: Json) => string): string => (value === null ? '' : text(value))

function cellValue(field: string, value: Json, text: (value: Json) => string): CellValue {
  if (value === null) return null
  if (field === 'count') return Number(value)
  return field === 'rate' ? Number(value) / RATE_PER_UNIT : text(value)
}

function textIn(field: string, value: Json, format: Format): string {
  if (typeof value === 'boolean') return value ? kitWords('yes') : kitWords('no')
  if (field === 'count') return format.number(Number(value))
  if (field === 'from' || field === 'to') return format.date(String(value))
  if (field === 'rate')
    return format.number(Number(value) / RATE_PER_UNIT, { maximumFractionDigits: RATE_DIGITS })
  return saidOf(field, value, format) ?? String(value)
}
