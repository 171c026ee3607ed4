import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../near-in-tests.ts'
import { broadcastMonth } from './broadcast-month.ts'
import { dateOf, dayNumber } from './days.ts'
import { fiscalPeriod } from './fiscal-period.ts'
import { weekOf, type WeekSystem } from './week-of.ts'

const dates = fc.integer({ min: dayNumber('1999-01-01'), max: dayNumber('2060-12-31') }).map(dateOf)
const end = { month: 12, weekday: 6, rule: 'last' } as const

describe('weeks', () => {
  it('[T1] give 1 January to the year their system says', () => {
    const of = (system: WeekSystem) => weekOf({ date: '2027-01-01', system })
    near(of('iso'), { year: 2026, week: 53, from: '2026-12-28', to: '2027-01-03' })
    near(of('broadcast'), { year: 2027, week: 1, from: '2026-12-28' })
    near(of('us'), { year: 2027, week: 1, from: '2026-12-27', to: '2027-01-02' })
  })

  it('follow one another without a gap', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom<WeekSystem>('iso', 'broadcast', 'us'), (date, system) => {
        const { year, week, to } = weekOf({ date, system })
        const next = weekOf({ date: dateOf(dayNumber(to) + 1), system })
        return next.year === year ? next.week === week + 1 : next.year === year + 1 && next.week === 1
      }),
    )
  })
})

describe('a broadcast month', () => {
  it('[T2] ends on the last Sunday and begins after the one before', () => {
    const january = { year: 2026, month: 1, weeks: 4, from: '2025-12-29', to: '2026-01-25' }
    assert.deepEqual(broadcastMonth({ date: '2026-01-01' }), january)
    near(broadcastMonth({ date: '2026-01-26' }), { year: 2026, month: 2, from: '2026-01-26' })
  })
})

describe('a retail calendar', () => {
  it('[T3] counts quarter, period and week from the last Saturday of December', () => {
    const april = fiscalPeriod({ date: '2026-04-01', end, pattern: '4-4-5' })
    near(april, { year: 2026, quarter: 2, period: 4, week: 14, from: '2026-03-29', to: '2026-04-25' })
  })

  it('[T3] gives week 53 to period 12', () => {
    const last = fiscalPeriod({ date: '2028-12-30', end, pattern: '4-4-5' })
    near(last, { year: 2028, quarter: 4, period: 12, week: 53, to: '2028-12-30' })
  })

  it('ends on the weekday nearest to the end of the month where it says so', () => {
    const nearest = { month: 1, weekday: 6, rule: 'nearest' } as const
    const day = (date: string) => fiscalPeriod({ date, end: nearest, pattern: '4-5-4' })
    near(day('2026-01-31'), { year: 2025, period: 12, week: 52, to: '2026-01-31' })
    near(day('2024-02-03'), { year: 2023, week: 53, period: 12 })
    near(day('2024-02-04'), { year: 2024, week: 1, period: 1, from: '2024-02-04', to: '2024-03-02' })
  })

  it('has periods that follow one another without a gap', () => {
    const patterns = fc.constantFrom('4-4-5' as const, '4-5-4' as const, '5-4-4' as const)
    fc.assert(
      fc.property(dates, patterns, fc.integer({ min: 0, max: 7 }), (date, pattern, weekday) => {
        const asked = { end: { ...end, weekday }, pattern }
        const { period, from, to } = fiscalPeriod({ date, ...asked })
        const next = fiscalPeriod({ date: dateOf(dayNumber(to) + 1), ...asked })
        return from <= date && date <= to && next.period === (period % 12) + 1
      }),
    )
  })
})
