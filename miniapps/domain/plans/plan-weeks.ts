import { dateOf, dayNumber } from '../kernel/periods/days.ts'
import { type Week, weekOf, type WeekSystem } from '../kernel/periods/week-of.ts'
import { WEEKS_MAX } from './limits.ts'

export const WEEK_SYSTEMS: readonly WeekSystem[] = ['iso', 'broadcast', 'us']

/** The weeks of a plan from that of its first day to that of its last; none while a day is missing or the end is before the start. */
export function weeksOf({
  start,
  end,
  weeks: system,
}: {
  start: string
  end: string
  weeks: WeekSystem
}): readonly Week[] {
  if (!start || !end || end < start) return []
  const weeks: Week[] = []
  for (let date = start; date <= end && weeks.length < WEEKS_MAX;) {
    const week = weekOf({ date, system })
    weeks.push(week)
    date = dateOf(dayNumber(week.to) + 1)
  }
  return weeks
}
