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

/** When a year of 4-4-5 ends where nothing else is said: on the last Saturday of December. */
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

/** A retail year may begin in the calendar year before the one that it is named after. */
function retailPeriods(year: number, pattern: WeekPattern, end: YearEnd): Period[] {
  const at = (date: string) => fiscalPeriod({ date, end, pattern })
  let period = at(`${year}-07-02`)
  const step = () => (period.year < year ? dayNumber(period.to) + 1 : dayNumber(period.from) - 1)
  while (period.year !== year || period.period > 1) period = at(dateOf(step()))
  const periods = [period]
  while (periods.length < PERIODS) periods.push(at(dateOf(dayNumber(periods.at(-1)!.to) + 1)))
  return periods.map(({ from, to }) => ({ from, to }))
}

/** Number of periods that are over on a day. */
export const doneOn = (periods: readonly Period[], today: string): number =>
  periods.filter(({ to }) => to < today).length

/** Place of the period that a day falls into, from 0; -1 outside of the year. */
export const placeOf = (periods: readonly Period[], day: string): number =>
  periods.findIndex(({ from, to }) => from <= day && day <= to)
