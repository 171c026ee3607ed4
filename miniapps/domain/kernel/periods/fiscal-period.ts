import { dateOf, dayNumber, dayOf, weekdayOf, yearOf } from './days.ts'

/** When a retail year ends: on the last weekday of that name in a month, or on the one nearest to the month's end. */
export interface YearEnd {
  /** 1 to 12. */
  month: number
  /** 1 for Monday to 6 for Saturday; Sunday is 0 or 7. */
  weekday: number
  rule: 'last' | 'nearest'
}

export type WeekPattern = '4-4-5' | '4-5-4' | '5-4-4'

export interface FiscalPeriod {
  year: number
  quarter: number
  period: number
  /** Of the year. */
  week: number
  /** Of the period. */
  from: string
  to: string
}

/** A year takes the calendar year that holds its 183rd day. */
const NAMING_DAY = 183

/** The period of a retail calendar that an ISO date falls into. Week 53, where there is one, belongs to period 12. */
export function fiscalPeriod(asked: { date: string; end: YearEnd; pattern: WeekPattern }): FiscalPeriod {
  const day = dayNumber(asked.date)
  const ends = [-2, -1, 0, 1].map((years) => lastDay(yearOf(day) + years, asked.end))
  const place = ends.findIndex((end) => end >= day)
  const [start, end] = [ends[place - 1]! + 1, ends[place]!]
  const week = Math.floor((day - start) / 7) + 1
  const quarter = Math.min(4, Math.ceil(week / 13))
  const lengths = asked.pattern.split('-').map(Number) as [number, number, number]
  const inQuarter = week - (quarter - 1) * 13
  const within = inQuarter <= lengths[0] ? 0 : inQuarter <= lengths[0] + lengths[1] ? 1 : 2
  const period = (quarter - 1) * 3 + within + 1
  const before = (quarter - 1) * 13 + lengths.slice(0, within).reduce((sum, weeks) => sum + weeks, 0)
  const from = start + before * 7
  return {
    year: yearOf(start + NAMING_DAY - 1),
    quarter,
    period,
    week,
    from: dateOf(from),
    to: dateOf(period === 12 ? end : from + lengths[within] * 7 - 1),
  }
}

/** The nearest weekday may lie up to three days after the month. */
function lastDay(year: number, { month, weekday, rule }: YearEnd): number {
  const monthEnd = dayOf(year, month + 1, 0)
  const back = (weekdayOf(monthEnd) - weekday + 7) % 7
  return rule === 'nearest' && back > 3 ? monthEnd - back + 7 : monthEnd - back
}
