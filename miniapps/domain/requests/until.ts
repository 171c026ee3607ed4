/** For how long somebody who decides gives access: without end, for a week, for a month, or to the end of a day. */
export const UNTIL = ['always', 'week', 'month', 'day'] as const
export type Until = (typeof UNTIL)[number]

const WEEK_DAYS = 7

/** The moment at which it ends; null: never. Undefined while the day is not chosen, or over. */
export function momentOf(until: Until, day: string, now: Date): string | null | undefined {
  if (until === 'always') return null
  const end = new Date(until === 'day' ? `${day}T23:59:59` : now)
  if (until === 'week') end.setDate(end.getDate() + WEEK_DAYS)
  if (until === 'month') addMonth(end)
  return end > now ? end.toISOString() : undefined
}

/** From the last of January to the last of February. */
function addMonth(date: Date): void {
  const day = date.getDate()
  date.setMonth(date.getMonth() + 1)
  if (date.getDate() !== day) date.setDate(0)
}
