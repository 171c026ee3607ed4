import { dateOf, dayNumber } from '../kernel/periods/days.ts'
import type { PlanHead } from '../plans/plan-head.ts'
import type { PlanLine } from '../plans/plan-line.ts'

const DAYS_A_WEEK = 7

/** Share of a line's whole that is planned for each day, by ISO date and in order; sums to 1, empty where nothing says when it runs. */
export function plannedDays(
  line: Pick<PlanLine, 'start' | 'end' | 'weeks'>,
  head: Pick<PlanHead, 'start' | 'end'>,
): ReadonlyMap<string, number> {
  const [start, end] = [line.start || head.start, line.end || head.end]
  const filled = Object.entries(line.weeks).filter(([, bought]) => bought > 0)
  const spans = filled.length > 0 ? filled.map(([week, bought]) => ofWeek(week, bought, start, end)) : []
  if (filled.length === 0 && start && end && end >= start)
    spans.push({ from: dayNumber(start), to: dayNumber(end), weight: 1 })
  const whole = spans.reduce((sum, { weight }) => sum + weight, 0)
  const days: [number, number][] = spans.flatMap(({ from, to, weight }) =>
    Array.from({ length: to - from + 1 }, (_, at): [number, number] => [
      from + at,
      weight / whole / (to - from + 1),
    ]),
  )
  return new Map(
    days.toSorted(([one], [other]) => one - other).map(([day, share]) => [dateOf(day), share] as const),
  )
}

/** Days of the flight in a week; the whole week where that lies outside of it, since it was bought all the same. */
function ofWeek(week: string, weight: number, start: string, end: string) {
  const first = dayNumber(week)
  const from = Math.max(first, start ? dayNumber(start) : first)
  const to = Math.min(first + DAYS_A_WEEK - 1, end ? dayNumber(end) : first + DAYS_A_WEEK - 1)
  return from <= to ? { from, to, weight } : { from: first, to: first + DAYS_A_WEEK - 1, weight }
}
