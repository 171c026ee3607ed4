import { split } from '../kernel/money/split.ts'
import { daysByWeek } from './line-costs.ts'
import type { PlanLine } from './plan-line.ts'

/** As many as a sum of weeks keeps. */
const MOST_DIGITS = 6

/**
 * A quantity with as few decimals as still cost the same, shared over the weeks of a flight by its days; null where no such quantity
 * does.
 */
export function draftedLine(
  quantity: number,
  costsTheSame: (quantity: number) => boolean,
  days: Pick<PlanLine, 'start' | 'end'>,
): Pick<PlanLine, 'quantity' | 'weeks'> | null {
  for (let digits = 0; digits <= MOST_DIGITS; digits++) {
    const rounded = Number(quantity.toFixed(digits))
    if (costsTheSame(rounded)) return { quantity: rounded, weeks: sharedOver(rounded, digits, days) }
  }
  return null
}

function sharedOver(
  quantity: number,
  digits: number,
  days: Pick<PlanLine, 'start' | 'end'>,
): PlanLine['weeks'] {
  const weeks = daysByWeek(days, 'iso')
  const parts = split({
    total: Math.round(quantity * 10 ** digits),
    weights: weeks.map(([, number]) => number),
  })
  return Object.fromEntries((parts ?? []).map((part, at) => [weeks[at]![0], part / 10 ** digits]))
}
