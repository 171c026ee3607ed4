import { minorDigits } from '../kernel/money/minor-digits.ts'
import { isDate } from '../kernel/periods/days.ts'
import type { PlanLine } from './plan-line.ts'

/** A cell of a spreadsheet. */
export type FlatValue = string | number | boolean | Date | null

type Kind = 'text' | 'number' | 'rate' | 'percent' | 'money' | 'day' | 'mark'

/** Columns of a plan with a line in each row, before its weeks. */
export const FLAT_KINDS = {
  vendor: 'text',
  property: 'text',
  name: 'text',
  market: 'text',
  touchpoint: 'text',
  format: 'text',
  unit: 'text',
  rateType: 'text',
  rate: 'rate',
  rateIs: 'text',
  quantity: 'number',
  start: 'day',
  end: 'day',
  commission: 'percent',
  fees: 'money',
  rating: 'number',
  length: 'number',
  factor: 'number',
  notes: 'text',
  locked: 'mark',
} as const satisfies Partial<Record<keyof PlanLine, Kind>>

export type FlatKey = keyof typeof FLAT_KINDS
export const FLAT_KEYS = Object.keys(FLAT_KINDS) as readonly FlatKey[]

const RATE_PER_UNIT = 10_000
const WHOLE_BASIS_POINTS = 10_000

/** Of a number in the plan; what a spreadsheet shows is so many times less. */
function timesKept(kind: Kind, currency: string): number {
  if (kind === 'rate') return RATE_PER_UNIT
  if (kind === 'percent') return WHOLE_BASIS_POINTS
  return kind === 'money' ? 10 ** minorDigits(currency) : 1
}

/** Value of a line's cell: rates and fees in units of the currency, commission as a share. */
export function flatValue(line: PlanLine, key: FlatKey, currency: string): FlatValue {
  const [kind, value] = [FLAT_KINDS[key], line[key]]
  if (typeof value === 'number')
    return value === 0 && kind !== 'number' && kind !== 'rate' ? null : value / timesKept(kind, currency)
  if (kind === 'day') return value ? new Date(String(value)) : null
  return value === false || value === '' ? null : value
}

/** Cells of a row that was read, by the names of their columns; weeks by their first days. */
export interface FlatRow {
  id: string
  parent: string
  /** First days of weeks that are locked. */
  locks: string
  cells: Readonly<Partial<Record<FlatKey, FlatValue>>>
  weeks: Readonly<Record<string, FlatValue>>
}

/** The lines of rows, in their order; the inverse of `flatValue`. */
export const linesOfFlat = (rows: readonly FlatRow[], currency: string): readonly Partial<PlanLine>[] =>
  rows.map(({ id, parent, locks, cells, weeks }, at) => ({
    id,
    place: at + 1,
    parent,
    ...Object.fromEntries(
      FLAT_KEYS.map((key) => [key, keptValue(FLAT_KINDS[key], cells[key] ?? null, currency)]),
    ),
    weeks: Object.fromEntries(
      Object.entries(weeks).filter(([, bought]) => typeof bought === 'number'),
    ) as PlanLine['weeks'],
    locks: new Set(locks.split(/\s+/).filter(isDate)),
  }))

function keptValue(kind: Kind, value: FlatValue, currency: string): string | number | boolean | null {
  if (kind === 'mark') return value === true
  if (kind === 'text') return value === null ? '' : String(value)
  if (kind === 'day') return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
  if (typeof value !== 'number') return kind === 'percent' || kind === 'money' ? 0 : null
  const times = timesKept(kind, currency)
  return times === 1 ? value : Math.round(value * times)
}

/** All first days of weeks that hold something, and those of the plan, in their order. */
export const flatWeeks = (lines: readonly PlanLine[], weeks: readonly string[]): readonly string[] =>
  [...new Set([...weeks, ...lines.flatMap((line) => Object.keys(line.weeks))])].toSorted()
