import { dateOf, dayNumber, weekdayOf } from '../kernel/periods/days.ts'

/** Monday to Friday without holidays; the first day does not count, the last one does. */
export function workingDays(asked: { after: string; until: string; holidays?: readonly string[] }): number {
  const off = new Set(asked.holidays)
  let count = 0
  for (let day = dayNumber(asked.after) + 1; day <= dayNumber(asked.until); day++)
    if (weekdayOf(day) % 6 !== 0 && !off.has(dateOf(day))) count++
  return count
}
