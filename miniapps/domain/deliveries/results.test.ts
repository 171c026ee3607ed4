import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { olvLine, PLAN_CURVES, tvLine } from '../plans/plan-in-tests.ts'
import { creativeTest } from './creative-test.ts'
import { deliveredReach, reachIndex } from './delivered-reach.ts'
import { pacing } from './pacing.ts'
import { plannedDays } from './planned-days.ts'
import { planResults } from './plan-results.ts'
import { daily, deliveriesInTests } from './results-in-tests.ts'

/** CPM 10, ten million impressions. */
const D1 = tvLine(10_000_000, { rateType: 'cpm', rate: 100_000 })

describe('results of a plan', () => {
  it('[Results 1] tell what a line delivered, what it cost, and what may be claimed', () => {
    const came = { date: '2026-03-29', quantity: 9_200_000, spend: 9_500_000 }
    const { lines, delivery, spend } = planResults(deliveriesInTests([D1], [came]))
    near(
      { ...lines[0]!.figures },
      {
        delivery: 92,
        spend: 95,
        plannedUnit: 1000,
        unit: 1032.608696,
        shortfall: 800_000,
        makeGood: 800_000,
        credit: 300_000,
      },
    )
    near([delivery, spend], [92, 95])
    assert.equal(lines[0]!.isUnder, true)
  })

  it('measure a running plan by what was planned up to the last day of figures', () => {
    const days = daily('2026-03-02', 14, { quantity: 340_000, spend: 340_000 })
    const { lines, until, pace } = planResults(deliveriesInTests([D1], days))
    near([lines[0]!.planned.quantity, lines[0]!.figures.delivery], [5_000_000, 95.2])
    assert.deepEqual([until, lines[0]!.isUnder], ['2026-03-15', false])
    near([pace!.elapsed, pace!.pace], [0.5, 0.952])
  })

  it('wait for a source that has told nothing of a line yet', () => {
    const { lines, delivery } = planResults(
      deliveriesInTests([D1, D1], [{ date: '2026-03-29', quantity: 1e7 }]),
    )
    assert.deepEqual([lines[1]!.until, lines[1]!.isUnder, delivery], [null, false, 100])
  })

  it('[Results 5] have no index where nothing was planned', () => {
    const { lines, delivery } = planResults(deliveriesInTests([tvLine(0)], [{ quantity: 5, spend: 10 }]))
    assert.deepEqual([lines[0]!.figures.delivery, lines[0]!.figures.spend, delivery], [null, null, null])
    assert.equal(lines[0]!.isUnder, false)
  })

  it('[Results 4] leave gaps where planned days have no figures, and none in a pause', () => {
    const weeks = { '2026-03-02': 70, '2026-03-16': 70 }
    const days = ['02', '03', '06', '07', '08', '16', '17'].map((day) => ({
      date: `2026-03-${day}`,
      quantity: 10,
    }))
    const { lines } = planResults(deliveriesInTests([tvLine(0, { weeks })], days))
    assert.deepEqual(lines[0]!.gaps, [{ from: '2026-03-04', to: '2026-03-05' }])
    const drawn = pacing(lines, 'quantity').slice(0, 7)
    assert.deepEqual(
      drawn.map(({ delivered }) => delivered),
      [10, 20, null, null, 30, 40, 50],
    )
    near(
      drawn.map(({ planned }) => planned),
      [10, 20, 30, 40, 50, 60, 70],
    )
  })

  it('find the days that are far from the others, as shares of what was planned', () => {
    const days = daily('2026-03-02', 20, { quantity: 357_000 }).map((day, at) => ({
      ...day,
      quantity: at === 9 ? 900_000 : 357_000 + at * 100,
    }))
    const [line] = planResults(deliveriesInTests([D1], days)).lines
    assert.deepEqual(
      line!.odd.map(({ date }) => date),
      ['2026-03-11'],
    )
  })

  it('[Results 2] set reach at the delivered weight beside the reach that was planned', () => {
    near(reachIndex(63.2, 58), 91.772152)
    const answer = deliveriesInTests(
      [tvLine(200), olvLine(80)],
      [
        { line: 'l1', date: '2026-03-29', quantity: 100 },
        { line: 'l2', date: '2026-03-29', quantity: 80 },
      ],
    )
    const reach = deliveredReach(answer, planResults(answer), PLAN_CURVES)!
    near(reach.planned, reachOf(200, 80))
    near(reach.delivered, reachOf(100, 80))
    near(reach.index, (100 * reachOf(100, 80)) / reachOf(200, 80))
  })

  it('[Results 3] call 150 clicks beside 120 of 10,000 no significant difference', () => {
    const of = (creative: string, clicks: number, quantity = 10_000) => ({
      line: 'l1',
      creative,
      quantity,
      clicks,
    })
    const [base, other] = creativeTest([of('A', 120), of('B', 150)])
    near([base!.z, base!.rate, other!.z, other!.rate], [null, 0.012, 1.838192, 0.015])
    assert.equal(other!.isSignificant, false)
    assert.equal(creativeTest([of('A', 120), of('B', 250)])[1]!.isSignificant, true)
    assert.equal(creativeTest([of('A', 12), of('B', 5, 20)])[1]!.z, null)
  })

  it('spread a line over the days of its weeks that are in its flight', () => {
    const days = plannedDays(
      { start: '2026-03-05', end: '2026-03-10', weeks: { '2026-03-02': 40, '2026-03-09': 60 } },
      { start: '2026-03-01', end: '2026-03-31' },
    )
    assert.deepEqual(
      [...days.keys()],
      ['05', '06', '07', '08', '09', '10'].map((day) => `2026-03-${day}`),
    )
    near([...days.values()], [0.1, 0.1, 0.1, 0.1, 0.3, 0.3])
  })
})

const reachOf = (tv: number, olv: number) => {
  const [one, other] = [85 * (1 - Math.exp(-tv / 220)), 50 * (1 - Math.exp(-olv / 100))]
  return one + other - (one * other) / 100
}
