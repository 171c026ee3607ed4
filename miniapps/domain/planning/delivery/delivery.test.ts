import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../../kernel/near-in-tests.ts'
import { dateGaps } from './date-gaps.ts'
import { deliveryFigures } from './delivery-figures.ts'

describe('delivery', () => {
  it('[D1] [Results 1] tells what came, what it cost, and what may be claimed', () => {
    const planned = { quantity: 10_000_000, cost: 10_000_000 }
    const delivered = { quantity: 9_200_000, cost: 9_500_000 }
    near(deliveryFigures({ planned, delivered, per: 1000 }), {
      delivery: 92,
      spend: 95,
      plannedUnit: 1000,
      unit: 1032.6087,
      shortfall: 800_000,
      makeGood: 800_000,
      credit: 300_000,
    })
  })

  it('[Results 5] has no share of nothing', () => {
    const none = { quantity: 0, cost: 0 }
    const found = deliveryFigures({ planned: none, delivered: { quantity: 5, cost: 10 }, per: 1 })
    near(found, {
      delivery: null,
      spend: null,
      plannedUnit: null,
      unit: 2,
      shortfall: 0,
      makeGood: null,
      credit: null,
    })
  })

  it('[Results 4] has gaps where days are missing', () => {
    const dates = ['2026-03-04', '2026-03-02', '2026-03-02', '2026-04-09']
    assert.deepEqual(dateGaps({ dates, start: '2026-03-01', end: '2026-03-07' }), [
      { from: '2026-03-01', to: '2026-03-01' },
      { from: '2026-03-03', to: '2026-03-03' },
      { from: '2026-03-05', to: '2026-03-07' },
    ])
    assert.deepEqual(dateGaps({ dates: ['2026-03-01'], start: '2026-03-01', end: '2026-03-01' }), [])
  })
})
