import { dateOf, dayNumber, dayOf, weekStart, yearOf } from './days.ts'

export type WeekSystem = 'iso' | 'broadcast' | 'us'

/** A week belongs to the year of its day `decides` (from 0); the week with `january` of that year is its first. */
const SYSTEMS: Readonly<Record<WeekSystem, { first: number; decides: number; january: number }>> = {
  iso: { first: 1, decides: 3, january: 4 },
  broadcast: { first: 1, decides: 6, january: 1 },
  us: { first: 0, decides: 6, january: 1 },
}

export interface Week {
  year: number
  week: number
  from: string
  to: string
}

/**
 * The week of an ISO date. ISO 8601: Monday to Sunday, week 1 holds 4 January. Broadcast (Monday) and US (Sunday):
 * week 1 holds 1 January, and the year is that week's.
 */
export function weekOf({ date, system }: { date: string; system: WeekSystem }): Week {
  const { first, decides, january } = SYSTEMS[system]
  const from = weekStart(dayNumber(date), first)
  const year = yearOf(from + decides)
  const week = (from - weekStart(dayOf(year, 1, january), first)) / 7 + 1
  return { year, week, from: dateOf(from), to: dateOf(from + 6) }
}
