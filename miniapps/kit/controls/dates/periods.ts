/** From one day to another, both included: `2026-01-01`; '' where a side is open. */
export interface Period {
  from: string
  to: string
}

export const PERIODS = [
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const
export type PeriodName = (typeof PERIODS)[number]

/** A usual period, seen from a day. */
export function periodOf(name: PeriodName, today: string): Period {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const quarterStart = Math.floor((month - 1) / 3) * 3 + 1
  switch (name) {
    case 'last7Days':
      return { from: isoDay(year, month, day - 6), to: today }
    case 'last30Days':
      return { from: isoDay(year, month, day - 29), to: today }
    case 'thisMonth':
      return months(year, month, 1)
    case 'lastMonth':
      return months(year, month - 1, 1)
    case 'thisQuarter':
      return months(year, quarterStart, 3)
    case 'lastQuarter':
      return months(year, quarterStart - 3, 3)
    case 'thisYear':
      return months(year, 1, 12)
    case 'lastYear':
      return months(year - 1, 1, 12)
  }
}

/** Today by the clock of this device: in the evening the date in UTC may be another one. */
export function todayHere(now = new Date()): string {
  return isoDay(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

const months = (year: number, from: number, count: number): Period => ({
  from: isoDay(year, from, 1),
  to: isoDay(year, from + count, 0),
})

/** Days and months beyond their ends belong to the next or the one before. */
function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
