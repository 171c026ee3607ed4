import type { Json } from '../../domain/document/json.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import type { CellValue } from '../../kit/table/column.ts'

const RATE_PER_UNIT = 10_000
const BASIS_POINTS_PER_PERCENT = 100
export const LOCKED = 'locked'

/** Entered values are so many times less than what the plan keeps: rates in units, commissions in percent, fees in units. */
function timesKept(cell: string, currency: string): number {
  if (cell === 'rate') return RATE_PER_UNIT
  if (cell === 'commission') return BASIS_POINTS_PER_PERCENT
  return cell === 'fees' ? 10 ** minorDigits(currency) : 1
}

/** A cell as the grid shows it. */
export function shownValue(cell: string, value: Json | undefined, currency: string): CellValue {
  if (value === true) return LOCKED
  if (typeof value === 'number') return value / timesKept(cell, currency)
  return typeof value === 'string' ? value : null
}

/** A cell as the plan keeps it; null where it is emptied. */
export function keptValue(cell: string, value: CellValue, currency: string): Json {
  if (cell === LOCKED) return value === null ? null : true
  if (value === '') return null
  if (typeof value !== 'number') return value
  const times = timesKept(cell, currency)
  return times === 1 ? value : Math.round(value * times)
}
