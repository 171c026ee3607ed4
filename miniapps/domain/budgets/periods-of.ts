import { type Body, textAt } from '../document/change.ts'
import { dateOf, dayNumber, dayOf } from '../kernel/periods/days.ts'
import { fiscalPeriod, type WeekPattern, type YearEnd } from '../kernel/periods/fiscal-period.ts'
import { PERIODS } from './limits.ts'

export const CALENDARS = ['months', '4-4-5', '4-5-4', '5-4-4'] as const
export type Calendar = (typeof CALENDARS)[number]

/** ISO dates, both within the period. */
export interface Period {
  from: string
  to: string
}

/** 53 weeks, so that a day later lies in the next year. */
const LONGEST_YEAR_DAYS = 53 * 7

/** The last day of a 4-4-5 year, unless the budget says otherwise: the last Saturday of December. */
const USUAL_END: YearEnd = { month: 12, weekday: 6, rule: 'last' }

export const calendarOf = (body: Body): Calendar => (textAt(body, 'calendar') || 'months') as Calendar

const endOf = (body: Body): YearEnd => ({
  month: Number(body['end/month'] ?? USUAL_END.month),
  weekday: Number(body['end/weekday'] ?? USUAL_END.weekday),
  rule: (textAt(body, 'end/rule') || USUAL_END.rule) as YearEnd['rule'],
})

/** The twelve periods of a budget's year. */
export function periodsOf(body: Body): readonly Period[] {
  const year = Number(body['year'])
  const calendar = calendarOf(body)
  return calendar === 'months' ? monthsOf(year) : retailPeriods(year, calendar, endOf(body))
}

const monthsOf = (year: number): Period[] =>
  Array.from({ length: PERIODS }, (_, month) => ({
    from: dateOf(dayOf(year, month + 1, 1)),
    to: dateOf(dayOf(year, month + 2, 0)),
  }))

/**
 * The twelve periods of a retail year, such as 4-4-5. A retail year is named after the calendar year of its 183rd day, so one that ends
 * about June may begin in the year before, and no retail year may have the name of a calendar year: then the one that holds its July is taken.
 */
function retailPeriods(year: number, pattern: WeekPattern, end: YearEnd): Period[] {
  const at = (day: number) => fiscalPeriod({ date: dateOf(day), end, pattern })
  const firstOf = (day: number) => {
    let period = at(day)
    while (period.period > 1) period = at(dayNumber(period.from) - 1)
    return period
  }
  const middle = firstOf(dayOf(year, 7, 2))
  const around = [
    middle,
    firstOf(dayNumber(middle.from) - 1),
    firstOf(dayNumber(middle.from) + LONGEST_YEAR_DAYS),
  ]
  const periods = [around.find((first) => first.year === year) ?? middle]
  while (periods.length < PERIODS) periods.push(at(dayNumber(periods.at(-1)!.to) + 1))
  return periods.map(({ from, to }) => ({ from, to }))
}

/** Number of periods that are over on a day. */
export const doneOn = (periods: readonly Period[], today: string): number =>
  periods.filter(({ to }) => to < today).length

/** Place of the period that a day falls into, from 0; -1 outside of the year. */
export const placeOf = (periods: readonly Period[], day: string): number =>
  periods.findIndex(({ from, to }) => from <= day && day <= to)
