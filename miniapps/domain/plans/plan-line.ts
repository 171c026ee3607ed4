import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { rowAt, type SheetRow } from '../document/sheet.ts'
import type { RateType } from '../planning/costs/line-cost.ts'

/** A purchase of a plan in one place, as the engines read it out of a row. '' and null: nothing is entered. */
export interface PlanLine {
  id: string
  /** Lines stand in this order. */
  place: number
  /** Id of the package that it belongs to. */
  parent: string
  /** Of a package. */
  name: string
  vendor: string
  property: string
  /** Code of the library. */
  touchpoint: string
  /** By ISO 3166. */
  market: string
  format: string
  unit: string
  rateType: RateType | null
  /** Ten-thousandths of the currency's unit. */
  rate: number | null
  rateIs: 'net' | 'gross'
  /** Units bought, where no week is filled. */
  quantity: number | null
  /** ISO dates, both included. */
  start: string
  end: string
  /** Basis points of gross. */
  commission: number
  /** Minor units, beside net. */
  fees: number
  /** Percent of the universe that one spot is seen by. */
  rating: number | null
  /** Seconds. */
  length: number | null
  /** GRP of this length in GRP of the length that rates are quoted for. */
  factor: number | null
  notes: string
  locked: boolean
  /** Units bought in a week, by its first day; of a flat line the weights of its weeks. */
  weeks: Readonly<Record<string, number>>
  /** First days of the weeks that optimising and filling leave alone. */
  locks: ReadonlySet<string>
}

export const LINES = 'lines'
const WEEKS = 'weeks/'
const LOCKS = 'locks/'

export const linePath = (id: string, cell?: string): string => `${LINES}/${id}${cell ? `/${cell}` : ''}`
export const weekCell = (firstDay: string): string => WEEKS + firstDay
export const lockCell = (firstDay: string): string => LOCKS + firstDay

export function lineOf(row: SheetRow, id: string): PlanLine {
  const text = (cell: string) => (typeof row[cell] === 'string' ? row[cell] : '')
  const number = (cell: string) => (typeof row[cell] === 'number' ? row[cell] : null)
  const weeks: Record<string, number> = {}
  const locks = new Set<string>()
  for (const cell in row) {
    const value = row[cell]
    if (cell.startsWith(WEEKS) && typeof value === 'number') weeks[cell.slice(WEEKS.length)] = value
    else if (cell.startsWith(LOCKS) && value === true) locks.add(cell.slice(LOCKS.length))
  }
  return {
    id,
    place: number('place') ?? 0,
    parent: text('parent'),
    name: text('name'),
    vendor: text('vendor'),
    property: text('property'),
    touchpoint: text('touchpoint'),
    market: text('market'),
    format: text('format'),
    unit: text('unit'),
    rateType: (text('rateType') || null) as RateType | null,
    rate: number('rate'),
    rateIs: row['rateIs'] === 'gross' ? 'gross' : 'net',
    quantity: number('quantity'),
    start: text('start'),
    end: text('end'),
    commission: number('commission') ?? 0,
    fees: number('fees') ?? 0,
    rating: number('rating'),
    length: number('length'),
    factor: number('factor'),
    notes: text('notes'),
    locked: row['locked'] === true,
    weeks,
    locks,
  }
}

/** Cells of a line as a row of the sheet keeps them; what is empty is not there. The inverse of `lineOf`. */
export function rowOf(line: Partial<Omit<PlanLine, 'id'>>): SheetRow {
  const { weeks = {}, locks = [], ...cells } = line
  const filled: [string, Json][] = Object.entries(cells).filter(
    ([, value]) => value !== null && value !== '' && value !== false,
  )
  return Object.fromEntries([
    ...filled,
    ...Object.entries(weeks).map(([day, quantity]) => [weekCell(day), quantity]),
    ...[...locks].map((day) => [lockCell(day), true]),
  ]) as SheetRow
}

/** Lines of a plan's body in their order; of equal places the smaller id comes first. */
export const linesOf = (body: Body): readonly PlanLine[] =>
  Object.keys(body)
    .flatMap((path) => {
      if (!path.startsWith(`${LINES}/`)) return []
      return lineOf(rowAt(body, path)!, path.slice(LINES.length + 1))
    })
    .toSorted(inOrder)

export const inOrder = (one: PlanLine, other: PlanLine): number =>
  one.place - other.place || (one.id < other.id ? -1 : 1)
