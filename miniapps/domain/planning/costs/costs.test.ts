import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../../kernel/near-in-tests.ts'
import { type CostedLine, lineCost } from './line-cost.ts'
import { ratings } from './ratings.ts'
import { blendedCpm, unitFigures } from './unit-figures.ts'

describe('the cost of a line', () => {
  it('[M1] adds the commission to net', () => {
    const line: CostedLine = {
      currency: 'GBP',
      rateType: 'flat',
      rate: 850_000_000,
      quantity: 7,
      commission: 1500,
    }
    assert.deepEqual(lineCost(line), { net: 8_500_000, gross: 10_000_000, commission: 1_500_000 })
  })

  it('[M4] is points times CPP, of the length that CPP is quoted for', () => {
    const spots = ratings({ audience: 350_000, universe: 10_000_000, spots: 10, lengthFactor: 0.8 })
    near(spots, { rating: 3.5, grp: 35, equivalent: 28, impressions: 3_500_000 })
    const costOf = (quantity: number) =>
      lineCost({ currency: 'GBP', rateType: 'cpp', rate: 24_000_000, quantity }).net
    assert.deepEqual([spots.grp!, spots.equivalent!].map(costOf), [8_400_000, 6_720_000])
  })

  it('[M6] is rounded once to the minor unit of its currency', () => {
    const yen = lineCost({ currency: 'JPY', rateType: 'cpm', rate: 4_505_000, quantity: 123_456 })
    assert.deepEqual(yen, { net: 55_617, gross: 55_617, commission: 0 })
    const pounds: CostedLine = { currency: 'GBP', rateType: 'cpm', rate: 125_000, quantity: 1_234_567 }
    const gross = lineCost({ ...pounds, rateIs: 'gross', commission: 1500 })
    assert.deepEqual(gross, { gross: 1_543_209, net: 1_311_728, commission: 231_481 })
  })

  it('is whole minor units of which net and commission are the gross', () => {
    const money = fc.record({
      currency: fc.constantFrom('GBP', 'JPY', 'KWD'),
      rateType: fc.constantFrom('cpm', 'cpp', 'flat'),
      rate: fc.integer({ min: 0, max: 1e9 }),
      quantity: fc.integer({ min: 0, max: 1e8 }).map((tenths) => tenths / 10),
      rateIs: fc.constantFrom('net', 'gross'),
      commission: fc.integer({ min: 0, max: 9000 }),
    })
    fc.assert(
      fc.property(money, (line) => {
        const { net, gross, commission } = lineCost(line)
        return gross !== null && [net, gross].every(Number.isInteger) && gross - net === commission
      }),
    )
  })

  it('has no gross where the commission is all of it', () => {
    const line = { currency: 'GBP', rateType: 'flat', rate: 10_000, quantity: 1, commission: 10_000 } as const
    assert.deepEqual(lineCost(line), { net: 100, gross: null, commission: null })
  })
})

describe('the cost of a unit', () => {
  it('[M5] is that of the sums, not a mean of CPMs', () => {
    const lines = [
      { cost: 10_000_000, impressions: 10_000_000 },
      { cost: 5_000_000, impressions: 2_500_000 },
    ]
    near(blendedCpm({ lines }), { cost: 15_000_000, impressions: 12_500_000, cpm: 1200 })
    near(blendedCpm({ lines: [] }), { cost: 0, impressions: 0, cpm: null })
  })

  it('is null where nothing was bought', () => {
    const none = { cpp: null, cpc: null, cpv: null, cpa: null }
    near(unitFigures({ cost: 500, impressions: 2000, grp: 0, reach: 2.5 }), {
      cpm: 250,
      perPoint: 200,
      ...none,
    })
    near(ratings({ audience: 5, universe: 0, spots: 2, lengthFactor: 1 }), { rating: null, impressions: 10 })
  })
})

it('takes a spot for one of 30 seconds where no length is given', () => {
  near(ratings({ audience: 35, universe: 1000, spots: 10 }), { grp: 35, equivalent: 35 })
})
