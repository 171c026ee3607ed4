import { split } from '../kernel/money/split.ts'
import { QUANTITY_DIGITS } from './line-costs.ts'
import type { PlanLine } from './plan-line.ts'

/**
 * Weeks of a line that buys another quantity in all: those that are not locked change in proportion. Weeks of a flat line
 * are weights and stay, as do those of a line without a week to change. Locked weeks that buy more leave 0 in the others.
 */
export function weeksOfQuantity(
  { weeks, locks, rateType }: Pick<PlanLine, 'weeks' | 'locks' | 'rateType'>,
  quantity: number,
): Readonly<Record<string, number>> {
  if (rateType === 'flat') return {}
  const all = Object.entries(weeks)
  const open = all.filter(([week]) => !locks.has(week))
  const locked = all.reduce((sum, [week, bought]) => (locks.has(week) ? sum + bought : sum), 0)
  const left = Math.max(0, quantity - locked)
  const scale = Number.isInteger(left) ? 1 : 10 ** QUANTITY_DIGITS
  const parts = split({ total: Math.round(left * scale), weights: open.map(([, bought]) => bought) })
  return parts ? Object.fromEntries(open.map(([week], at) => [week, parts[at]! / scale])) : {}
}
