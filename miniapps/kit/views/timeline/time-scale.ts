const DAY_MS = 86_400_000

export type TimeUnit = 'month' | 'quarter'

/** A stretch of the axis: a month or a quarter. */
export interface TimeSpan {
  /** Its first day. */
  day: string
  /** Where it begins and how long it is, as shares of the whole. */
  at: number
  share: number
}

export interface TimeScale {
  spans: readonly TimeSpan[]
  /** Where a day begins, as a share of the whole; below 0 and above 1 beyond it. */
  shareOf(day: string): number
}

const MONTHS: Readonly<Record<TimeUnit, number>> = { month: 1, quarter: 3 }

/** Whole months or quarters around all days. */
export function timeScale(days: readonly string[], unit: TimeUnit): TimeScale {
  const sorted = [...days].toSorted((left, right) => left.localeCompare(right))
  const step = MONTHS[unit]
  const start = unitStart(sorted[0]!, step)
  const last = unitStart(sorted.at(-1)!, step)
  const starts = [start]
  while (starts.at(-1)! <= last) starts.push(addMonths(starts.at(-1)!, step))
  const end = starts.pop()!
  const whole = dayNumber(end) - dayNumber(start)
  const shareOf = (day: string) => (dayNumber(day) - dayNumber(start)) / whole
  const spans = starts.map((day, index) => {
    const next = starts[index + 1] ?? end
    return { day, at: shareOf(day), share: shareOf(next) - shareOf(day) }
  })
  return { spans, shareOf }
}

/** The day behind a last day: bars end with the end of it. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

const dayNumber = (day: string): number => Math.round(Date.parse(day.slice(0, 10)) / DAY_MS)

function unitStart(day: string, step: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return isoMonth(year, Math.floor((month - 1) / step) * step)
}

function addMonths(day: string, count: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return isoMonth(year, month - 1 + count)
}

const isoMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
