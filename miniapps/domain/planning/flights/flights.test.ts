import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { dateOf, dayNumber } from '../../kernel/periods/days.ts'
import { flightWeights } from './flight-weights.ts'
import { type FlightUnit, splitFlight } from './split-flight.ts'

describe('a flight', () => {
  it('[T4] divides its amount by the days of each month', () => {
    const asked = { start: '2026-02-23', end: '2026-04-05', by: 'month', amount: 4_200_001 } as const
    assert.deepEqual(splitFlight(asked), {
      parts: [
        { from: '2026-02-23', to: '2026-02-28', days: 6, amount: 600_000 },
        { from: '2026-03-01', to: '2026-03-31', days: 31, amount: 3_100_001 },
        { from: '2026-04-01', to: '2026-04-05', days: 5, amount: 500_000 },
      ],
    })
    assert.deepEqual(splitFlight({ ...asked, end: '2026-02-22' }), { refused: 'end-before-start' })
  })

  it('has weeks from Monday and broadcast months to the last Sunday', () => {
    const starts = (by: FlightUnit) => {
      const flight = splitFlight({ start: '2026-01-21', end: '2026-02-03', by, amount: 14 })
      return 'parts' in flight && flight.parts.map(({ from, amount }) => [from, amount])
    }
    assert.deepEqual(starts('week'), [
      ['2026-01-21', 5],
      ['2026-01-26', 7],
      ['2026-02-02', 2],
    ])
    assert.deepEqual(starts('broadcast-month'), [
      ['2026-01-21', 5],
      ['2026-01-26', 9],
    ])
  })

  it('loses no day and no cent, however it is divided', () => {
    const starts = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2030-12-31') })
    const units = fc.constantFrom<FlightUnit>('month', 'week', 'broadcast-month')
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 400 }), units, fc.nat(1e9), (start, days, by, amount) => {
        const flight = splitFlight({ start: dateOf(start), end: dateOf(start + days - 1), by, amount })
        assert.ok('parts' in flight)
        const sum = (of: 'days' | 'amount') => flight.parts.reduce((all, part) => all + part[of], 0)
        assert.deepEqual([sum('days'), sum('amount')], [days, amount])
      }),
      { numRuns: 50 },
    )
  })

  it('has weights of its pattern, and none where it is silent', () => {
    const weights = (pattern: Parameters<typeof flightWeights>[0]['pattern'], more = {}) => {
      const found = flightWeights({ pattern, periods: 4, ...more })
      return 'weights' in found ? found.weights.join(' ') : found.refused
    }
    assert.deepEqual(
      [
        weights('even'),
        weights('front'),
        weights('back'),
        weights('pulse'),
        weights('burst', { on: 2, off: 1 }),
      ],
      ['1 1 1 1', '4 3 2 1', '1 2 3 4', '2 1 2 1', '1 1 0 1'],
    )
    assert.equal(weights('front', { hiatus: [0, 2] }), '0 3 0 1')
    assert.equal(weights('even', { hiatus: [0, 1, 2, 3] }), 'no-weight')
    assert.equal(weights('even', { periods: 0 }), 'no-weight')
  })
})
