import assert from 'node:assert/strict'
import { it } from 'node:test'
import { periodsOf } from './periods-of.ts'
import { spendingOf } from './spending.ts'

const periods = periodsOf({ year: 2026 })
const entry = { day: '2026-02-10', market: 'DE', channel: 'TV', amount: 100_000, currency: 'EUR', count: 3 }
const at = (rates: { date: string; rate: number }[], planRates: Record<string, number> = { EUR: 0.85 }) =>
  spendingOf({
    entries: [entry],
    periods,
    currency: 'GBP',
    planRates,
    rates: rates.map((rate) => ({ from: 'EUR', to: 'GBP', source: 'ECB', ...rate })),
  })

it('[M7] [Budget 5] counts at the plan’s rate, and tells what the rate of the day adds as a line of its own', () => {
  const { actual, currencies } = at([{ date: '2026-02-09', rate: 0.9 }])
  assert.equal(actual['DE.TV']![1], 85_000)
  assert.deepEqual(currencies, [
    {
      currency: 'EUR',
      booked: 100_000,
      planRate: 0.85,
      planned: 85_000,
      actual: 90_000,
      difference: 5000,
      rate: { rate: 0.9, date: '2026-02-09', source: 'ECB', stale: false },
    },
  ])
})

it('names a currency without a rate with the number of its entries, and makes up no difference', () => {
  const unknown = at([])
  assert.deepEqual(
    [unknown.unrated, unknown.currencies[0]!.difference],
    [[{ currency: 'EUR', entries: 3, of: 'day' }], 0],
  )
  const unplanned = at([], {})
  assert.deepEqual([unplanned.unrated, unplanned.actual], [[{ currency: 'EUR', entries: 3, of: 'plan' }], {}])
})
