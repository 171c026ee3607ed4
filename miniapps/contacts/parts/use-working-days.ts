import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { shownLanguage } from '../../../shell/contract/words.ts'

/** The 5th of January 2026 is a Monday. */
const MONDAY = Date.UTC(2026, 0, 5, 12)
const DAY_MS = 86_400_000

/** `Mon`, for an ISO weekday. */
export const weekdaySaid = (day: number, weekday: 'short' | 'long' = 'short'): string =>
  new Date(MONDAY + (day - 1) * DAY_MS).toLocaleDateString(shownLanguage(), { weekday, timeZone: 'UTC' })

/** `Mon, Tue and Thu`; days in a row as `Mon to Fri`. */
export function useWorkingDays(): (days: readonly number[]) => string {
  const { list } = useFormat()
  return (days) => {
    const ordered = [...days].toSorted((one, other) => one - other)
    const [first, last] = [ordered[0], ordered.at(-1)]
    if (first === undefined || last === undefined) return '–'
    return ordered.length > 2 && last - first === ordered.length - 1
      ? words('daysFromTo', { first: weekdaySaid(first), last: weekdaySaid(last) })
      : list(ordered.map((day) => weekdaySaid(day)))
  }
}
