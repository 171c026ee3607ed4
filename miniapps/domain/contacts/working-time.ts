import type { ContactLine } from './contact.ts'
import { momentOf } from './time-zone.ts'

/** From one moment to another, in milliseconds since 1970. */
export type Interval = readonly [from: number, to: number]

export type AtWork = Pick<ContactLine, 'hours' | 'timeZone'>

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** When somebody works within a span of time; days around it count, for elsewhere it is tomorrow already. */
export function workingTimes({ hours, timeZone }: AtWork, [from, to]: Interval): readonly Interval[] {
  const times: Interval[] = []
  for (let day = from - DAY_MS; day <= to + DAY_MS; day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10)
    const weekday = new Date(`${date}T12:00Z`).getUTCDay() || 7
    if (!hours.days.includes(weekday)) continue
    const start = Math.max(from, momentOf(date, hours.from, timeZone))
    const end = Math.min(to, momentOf(date, hours.to, timeZone))
    if (start < end) times.push([start, end])
  }
  return times
}

/** From midnight to midnight on the wall of a time zone: 23 or 25 hours when clocks change. */
export function dayIn(date: string, timeZone: string): Interval {
  const next = new Date(Date.parse(`${date}T12:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return [momentOf(date, '00:00', timeZone), momentOf(next, '00:00', timeZone)]
}

/** Case K7: when all of them work on a day, as the clocks of the reader's time zone have it. */
export function overlapOf(people: readonly AtWork[], date: string, readersZone: string): readonly Interval[] {
  const day = dayIn(date, readersZone)
  const [first, ...others] = people.map((person) => workingTimes(person, day))
  return others.reduce<readonly Interval[]>(inBoth, first ?? [])
}

const inBoth = (some: readonly Interval[], others: readonly Interval[]): readonly Interval[] =>
  some.flatMap((one) =>
    others
      .map((other): Interval => [Math.max(one[0], other[0]), Math.min(one[1], other[1])])
      .filter(([from, to]) => from < to),
  )

export const hoursIn = (times: readonly Interval[]): number =>
  times.reduce((sum, [from, to]) => sum + to - from, 0) / HOUR_MS

export const isAtWork = (person: AtWork, moment: number): boolean =>
  workingTimes(person, [moment, moment + 1]).length > 0
