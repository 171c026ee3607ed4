import { dateOf, dayNumber, dayOf, monthOf, weekStart, yearOf } from './days.ts'

export interface BroadcastMonth {
  year: number
  month: number
  weeks: number
  from: string
  to: string
}

/** The broadcast month of an ISO date: whole weeks from Monday, the last one ends on the month's last Sunday. */
export function broadcastMonth({ date }: { date: string }): BroadcastMonth {
  const sunday = weekStart(dayNumber(date), 1) + 6
  const [year, month] = [yearOf(sunday), monthOf(sunday)]
  const from = weekStart(dayOf(year, month, 1), 1)
  const next = weekStart(dayOf(year, month + 1, 1), 1)
  return { year, month, weeks: (next - from) / 7, from: dateOf(from), to: dateOf(next - 1) }
}
