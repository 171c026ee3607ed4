import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../../kernel/near-in-tests.ts'
import type { Curve } from '../curves/curve.ts'
import { costPerPoint, dominance, equalBudget } from './compare-plans.ts'
import { logMean, shapley } from './log-mean.ts'
import { planVariance, priceVolume } from './price-volume.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describe('a change of cost', () => {
  it('[V1] [Comparison 2] is volume at the old price and price at the new volume', () => {
    const before = { quantity: 10_000_000, cost: 10_000_000 }
    const after = { quantity: 12_000_000, cost: 10_800_000 }
    assert.deepEqual(priceVolume({ before, after }), { volume: 2_000_000, price: -1_200_000, total: 800_000 })
  })

  it('[Comparison 4] is all volume where a line is new, gone or has no quantity', () => {
    const line = { quantity: 5, cost: 700 }
    assert.deepEqual(priceVolume({ before: null, after: line }), { volume: 700, price: 0, total: 700 })
    assert.deepEqual(priceVolume({ before: line, after: null }), { volume: -700, price: 0, total: -700 })
    const flat = { quantity: 0, cost: 900 }
    assert.deepEqual(priceVolume({ before: line, after: flat }), { volume: 200, price: 0, total: 200 })
  })

  it('of plans has the rows of the first, then what is new', () => {
    const line = (key: string, quantity: number, cost: number) => ({ key, quantity, cost })
    const before = [line('tv', 10, 1000), line('radio', 5, 500), line('press', 1, 80)]
    const after = [line('olv', 2, 300), line('press', 1, 80), line('tv', 12, 1080)]
    const { rows, ...sums } = planVariance({ before, after })
    assert.deepEqual(
      rows.map(({ key, state, volume, price }) => [key, state, volume, price]),
      [
        ['tv', 'changed', 200, -120],
        ['radio', 'removed', -500, 0],
        ['press', 'same', 0, 0],
        ['olv', 'added', 300, 0],
      ],
    )
    assert.deepEqual(sums, { volume: 0, price: -120, total: -120 })
  })

  it('[Comparison 3] with itself is nothing, and parts always sum to the whole', () => {
    const line = fc.record({ key: fc.constantFrom('a', 'b', 'c'), quantity: fc.nat(1e6), cost: fc.nat(1e9) })
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (before, after) => {
        const { rows, volume, price, total } = planVariance({ before, after })
        const cost = (lines: typeof before) => sumOf(lines.map((each) => each.cost))
        assert.equal(volume + price, total)
        assert.equal(total, cost(after) - cost(before))
        assert.equal(rows.length, new Set([...before, ...after].map(({ key }) => key)).size)
        const same = planVariance({ before, after: before })
        assert.ok(same.rows.every((row) => row.state === 'same' && row.volume === 0 && row.price === 0))
      }),
    )
  })
})

describe('factors of a product', () => {
  it('[V2] share out its change by the logarithmic mean', () => {
    const shares = logMean({ before: [1000, 4, 1.5, 2], after: [1100, 4.2, 1.5, 2.1] })
    near(shares, [1261.476738, 645.761631, 0, 645.761631])
    assert.equal(logMean({ before: [0, 2], after: [1, 2] }), null)
  })

  it('share it out by the mean of all orders', () => {
    near(shapley({ before: [2, 3], after: [4, 5] }), [8, 6])
    near(shapley({ before: [0, 3, 2], after: [1, 0, 2] }), [3, -3, 0])
  })

  it('sum to the change, whatever their order', () => {
    const factor = fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100)
    const pairs = fc.array(fc.tuple(factor, factor), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(pairs, (all) => {
        const of = (each: typeof all) => ({
          before: each.map(([old]) => old),
          after: each.map(([, now]) => now),
        })
        const product = (factors: readonly number[]) => factors.reduce((whole, each) => whole * each, 1)
        const { before, after } = of(all)
        for (const share of [logMean, shapley]) {
          near(sumOf(share({ before, after })!), product(after) - product(before))
          near(share(of(all.toReversed()))!.toReversed(), share({ before, after }))
        }
      }),
    )
  })
})

describe('plans beside one another', () => {
  const plans = [
    { id: 'A', cost: 50_000_000, reach: 63.2 },
    { id: 'B', cost: 56_000_000, reach: 68 },
  ]

  it('[K1] [Comparison 1] tell what a point costs, and what each further one does', () => {
    near(costPerPoint({ plans, baseline: 'A' }), [
      { id: 'A', perPoint: 791_139, extraReach: 0, extraCost: 0, perExtraPoint: null },
      { id: 'B', perPoint: 823_529, extraReach: 4.8, extraCost: 6_000_000, perExtraPoint: 1_250_000 },
    ])
    near(costPerPoint({ plans, baseline: 'B' })[0], { extraReach: -4.8, perExtraPoint: null })
  })

  it('[K2] are read on their curves at the same budget', () => {
    const curves: Record<string, Curve> = {
      tv: { family: 'exponential', max: 80, k: 300 },
      olv: { family: 'exponential', max: 50, k: 100 },
    }
    const plan = (id: string, tv: number, olv: number) => {
      return {
        id,
        lines: [
          { touchpoint: 'tv', spend: tv },
          { touchpoint: 'olv', spend: olv },
        ],
      }
    }
    const both = [plan('A', 400, 100), plan('B', 280, 280), plan('C', 0, 0)]
    near(equalBudget({ plans: both, curves, budget: 500 }), [
      { id: 'A', factor: 1, reach: 71.898441 },
      { id: 'B', factor: 500 / 560, reach: 70.368262 },
      { id: 'C', refused: 'no-spend' },
    ])
    near(equalBudget({ plans: both, curves: {}, budget: 500 })[0], { id: 'A', refused: 'no-curve' })
  })

  it('[Comparison 6] say which beats which', () => {
    const worse = { id: 'C', cost: 56_000_000, reach: 60 }
    assert.deepEqual(dominance({ plans: [...plans, worse] }), [
      { id: 'A', by: [] },
      { id: 'B', by: [] },
      { id: 'C', by: ['A', 'B'] },
    ])
    assert.deepEqual(
      dominance({ plans: [worse, worse] }).flatMap(({ by }) => by),
      [],
    )
  })
})
