import { minorDigits } from '../kernel/money/minor-digits.ts'
import type { PlanLine } from './plan-line.ts'

/** A cell of a spreadsheet. */
export type FlatValue = string | number | boolean | Date | null

export type FlatKind = 'text' | 'number' | 'rate' | 'percent' | 'money' | 'day' | 'mark'

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
} as const satisfies Partial<Record<keyof PlanLine, FlatKind>>

export type FlatKey = keyof typeof FLAT_KINDS
export const FLAT_KEYS = Object.keys(FLAT_KINDS) as readonly FlatKey[]

const RATE_PER_UNIT = 10_000
const WHOLE_BASIS_POINTS = 10_000

/** Of a number in the plan; what a spreadsheet shows is so many times less. */
export function timesKept(kind: FlatKind, currency: string): number {
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

/** All first days of weeks that hold something, and those of the plan, in their order. */
export const flatWeeks = (lines: readonly PlanLine[], weeks: readonly string[]): readonly string[] =>
  [...new Set([...weeks, ...lines.flatMap((line) => Object.keys(line.weeks))])].toSorted()
