import { split } from '../kernel/money/split.ts'
import { dateOf, dayNumber, weekStart } from '../kernel/periods/days.ts'
import type { WeekSystem } from '../kernel/periods/week-of.ts'
import { lineCost, type LineCost } from '../planning/costs/line-cost.ts'
import type { PlanLine } from './plan-line.ts'

/** Of weeks that are added up, so that .1 + .2 buys .3. */
export const QUANTITY_DIGITS = 6
const DAYS_A_WEEK = 7

/** Units that a line buys in all: those of its weeks, and the quantity entered where none is filled. */
export function quantityOf({ weeks, quantity }: Pick<PlanLine, 'weeks' | 'quantity'>): number | null {
  let sum: number | null = null
  for (const week in weeks) sum = (sum ?? 0) + weeks[week]!
  return sum === null ? quantity : Number(sum.toFixed(QUANTITY_DIGITS))
}

/** Minor units. `total` is what the client pays the vendor and for this line: net and fees. */
export interface PlannedCost extends LineCost {
  fees: number
  total: number
}

/** Cost of a line; null while its rate, the kind of rate or the quantity is not entered. */
export function costOf(line: PlanLine, currency: string): PlannedCost | null {
  const { rateType, rate, rateIs, commission, fees } = line
  const quantity = rateType === 'flat' ? 1 : quantityOf(line)
  if (rateType === null || rate === null || quantity === null) return null
  const cost = lineCost({ currency, rateType, rate, quantity, rateIs, commission })
  return { ...cost, fees, total: cost.net + fees }
}

/**
 * Net of a line by the first day of each week, in minor units: in proportion to what its weeks buy, else to the days of its
 * flight in them. Parts sum to the line's net. Undefined where nothing says when it runs.
 */
export function weekCosts(
  line: PlanLine,
  currency: string,
  system: WeekSystem = 'iso',
): Readonly<Record<string, number>> | undefined {
  const total = costOf(line, currency)?.net
  if (total === undefined) return undefined
  const weights = Object.entries(line.weeks)
  const shares = weights.some(([, weight]) => weight > 0) ? weights : daysByWeek(line, system)
  const parts = split({ total, weights: shares.map(([, weight]) => weight) })
  return parts ? Object.fromEntries(shares.map(([week], at) => [week, parts[at]!])) : undefined
}

/** Days of a flight in each of its weeks. */
export function daysByWeek(
  { start, end }: Pick<PlanLine, 'start' | 'end'>,
  system: WeekSystem,
): readonly (readonly [week: string, days: number])[] {
  if (!start || !end || end < start) return []
  const [first, last] = [dayNumber(start), dayNumber(end)]
  const weeks: [string, number][] = []
  for (let week = firstDayOfWeek(first, system); week <= last; week += DAYS_A_WEEK)
    weeks.push([dateOf(week), Math.min(week + DAYS_A_WEEK - 1, last) - Math.max(week, first) + 1])
  return weeks
}

/** Day numbers. Weeks begin on Sunday in the US, elsewhere on Monday. */
export const firstDayOfWeek = (day: number, system: WeekSystem): number =>
  weekStart(day, system === 'us' ? 0 : 1)
