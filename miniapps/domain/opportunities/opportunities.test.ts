import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { triangular } from '../kernel/random.ts'
import { segmentValue } from './segment-value.ts'

describe('the value of a segment', () => {
  it('[U1] [U2] grows by levers, each with its part', () => {
    near(
      segmentValue({
        population: 4_200_000,
        penetration: 0.12,
        frequency: 5,
        spend: 8.5,
        levers: [
          { driver: 'penetration', lift: 1 / 6 },
          { driver: 'frequency', lift: 0.1 },
        ],
      }),
      {
        before: 21_420_000,
        after: 27_489_000,
        attribution: { population: 0, penetration: 3_748_500, frequency: 2_320_500, spend: 0 },
        clipped: [],
        payback: null,
      },
    )
    near(
      segmentValue({
        population: 9_600_000,
        penetration: 0.08,
        frequency: 6,
        spend: 14,
        levers: [
          { driver: 'penetration', lift: 0.125 },
          { driver: 'spend', lift: 0.05 },
        ],
      }),
      {
        before: 64_512_000,
        after: 76_204_800,
        attribution: { penetration: 8_265_600, spend: 3_427_200 },
      },
    )
  })

  it('[U3] ends at the penetration of its category', () => {
    const asked = {
      population: 1_000_000,
      penetration: 0.2,
      frequency: 4,
      spend: 10,
      categoryPenetration: 0.25,
    }
    const lever = (lift: number) => ({ ...asked, levers: [{ driver: 'penetration' as const, lift }] })
    near(segmentValue({ ...lever(0.5), margin: 0.4, cost: 200_000 }), {
      change: 2_000_000,
      clipped: ['penetration'],
      payback: 4,
    })
    near(segmentValue(lever(-1)), { after: 0, change: -8_000_000 })
    assert.deepEqual(segmentValue({ ...asked, penetration: 0.3 }), { refused: 'above-category', limit: 0.25 })
  })

  it('[U4] is drawn from three guesses', () => {
    near(
      [0.1, 0.5, 0.9].map((u) => triangular({ low: 10, mode: 12, high: 20, u })),
      [11.414214, 13.675445, 17.171573],
    )
  })
})
