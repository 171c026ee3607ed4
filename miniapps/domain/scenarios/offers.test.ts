import assert from 'node:assert/strict'
import { it } from 'node:test'
import { offersOf } from './offers.ts'
import { touchpointInTests } from './scenario-in-tests.ts'

it('tells a touchpoint that is used from one that is not, where the library has neither on the first day', () => {
  const touchpoints = ['TV', 'OOH'].map((code) => touchpointInTests(code, { to: '2026-02-28' }))
  const asked = { curves: [], market: 'GB', audience: 'Adults 18+', universe: 1, currency: 'GBP' }
  const offers = offersOf({ ...asked, touchpoints, day: '2026-03-01', used: ['TV'] })
  assert.deepEqual(
    offers.map(({ code, refused }) => [code, refused]),
    [['TV', 'not-in-force']],
  )
})
