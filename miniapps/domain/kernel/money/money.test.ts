import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { near } from '../near-in-tests.ts'
import { roundedProduct } from './decimal.ts'
import { exchange, type Rate, revaluation } from './exchange.ts'
import { minorDigits } from './minor-digits.ts'
import { split } from './split.ts'
import { spread } from './spread.ts'

const amounts = fc.integer({ min: -1e11, max: 1e11 })
const weights = fc.array(
  fc.integer({ min: 0, max: 5000 }).map((weight) => weight / 100),
  {
    minLength: 1,
    maxLength: 12,
  },
)

describe('split', () => {
  it('[M2] gives 3 2 1 their parts of 100,000.00', () => {
    assert.deepEqual(split({ total: 10_000_000, weights: [3, 2, 1] }), [5_000_000, 3_333_333, 1_666_667])
  })

  it('[M3] gives the earliest of equal parts the cent that is left', () => {
    assert.deepEqual(split({ total: 10_000, weights: [1, 1, 1] }), [3334, 3333, 3333])
    assert.deepEqual(split({ total: -10_000, weights: [0.1, 0.1, 0.1] }), [-3334, -3333, -3333])
  })

  it('has no answer for weights that sum to nothing', () => {
    assert.equal(split({ total: 10, weights: [] }), null)
    assert.equal(split({ total: 10, weights: [0, 0] }), null)
  })

  it('sums to the total to the minor unit, each part within one unit of its share', () => {
    fc.assert(
      fc.property(amounts, weights, (total, each) => {
        const sum = each.reduce((all, weight) => all + weight, 0)
        const parts = split({ total, weights: each })
        if (sum === 0) return parts === null
        const near = parts!.every((part, place) => Math.abs(part - (total * each[place]!) / sum) < 1.0001)
        return near && parts!.reduce((all, part) => all + part, 0) === total
      }),
    )
  })
})

describe('spread', () => {
  const parts = [{ amount: 500_000 }, { amount: 300_000, locked: true }, { amount: 200_000 }]

  it('[M8] [Budget 4] leaves what is locked and divides the rest in proportion', () => {
    assert.deepEqual(spread({ total: 1_200_000, parts }), { amounts: [642_857, 300_000, 257_143] })
  })

  it('divides evenly where nothing is planned yet', () => {
    assert.deepEqual(spread({ total: 5, parts: [{ amount: 0 }, { amount: 0 }] }), { amounts: [3, 2] })
  })

  it('says what is locked where no amount is free or too little is left', () => {
    assert.deepEqual(spread({ total: 5, parts: [{ amount: 3, locked: true }] }), { refused: 'all-locked' })
    assert.deepEqual(spread({ total: 1, parts: [{ amount: 3, locked: true }] }), { refused: 'all-locked' })
    assert.deepEqual(spread({ total: 200_000, parts }), { refused: 'locked-exceed', limit: 300_000 })
  })
})

describe('money', () => {
  it('has the minor units of ISO 4217', () => {
    assert.deepEqual(['JPY', 'KWD', 'GBP', 'HUF'].map(minorDigits), [0, 3, 2, 2])
  })

  it('rounds half away from zero by the decimal text', () => {
    assert.equal(roundedProduct([1.005, 100]), 101)
    assert.equal(roundedProduct([-1.005, 100]), -101)
    assert.equal(roundedProduct([1e-7, 5e6]), 1)
    assert.equal(roundedProduct([1e21], [1e21]), 1)
  })
})

describe('exchange', () => {
  const rate = (date: string, value: number, from = 'EUR', to = 'GBP'): Rate => ({
    from,
    to,
    date,
    rate: value,
    source: 'ECB',
  })
  const rates = [rate('2026-01-02', 0.85), rate('2026-03-02', 0.9)]

  it('[M7] takes the latest rate of the day, and its inverse for the way back', () => {
    const back = exchange({ amount: 85_000, from: 'GBP', to: 'EUR', on: '2026-01-09', rates })
    near(back, { amount: 100_000, rate: 1 / 0.85, date: '2026-01-02', source: 'ECB', stale: false })
    const there = exchange({ amount: 100_000, from: 'EUR', to: 'GBP', on: '2026-03-02', rates })
    near(there, { amount: 90_000, rate: 0.9, date: '2026-03-02' })
  })

  it('[M7] tells what a plan owes to its currency from what it overspent', () => {
    const change = revaluation({ amount: 100_000, from: 'EUR', to: 'GBP', planRate: 0.85, rate: 0.9 })
    assert.deepEqual(change, { planned: 85_000, actual: 90_000, difference: 5_000 })
  })

  it('minds the minor units of both currencies', () => {
    const yen = [rate('2026-01-01', 190, 'GBP', 'JPY')]
    near(exchange({ amount: 1250, from: 'GBP', to: 'JPY', on: '2026-01-01', rates: yen }), { amount: 2375 })
    near(exchange({ amount: 2375, from: 'JPY', to: 'GBP', on: '2026-01-01', rates: yen }), { amount: 1250 })
  })

  it('names a rate older than a week as stale, and makes none by a third currency', () => {
    near(exchange({ amount: 1, from: 'EUR', to: 'GBP', on: '2026-03-10', rates }), { stale: true })
    const crossed = [...rates, rate('2026-01-02', 1.1, 'EUR', 'USD')]
    const refused = exchange({ amount: 1, from: 'USD', to: 'GBP', on: '2026-03-10', rates: crossed })
    assert.deepEqual(refused, { refused: 'no-rate' })
    assert.deepEqual(exchange({ amount: 1, from: 'EUR', to: 'GBP', on: '2026-01-01', rates }), {
      refused: 'no-rate',
    })
  })
})

it('divides nothing that is no whole amount, and by nothing that is no weight', () => {
  assert.equal(split({ total: Number.NaN, weights: [1] }), null)
  assert.equal(split({ total: 10.5, weights: [1] }), null)
  assert.equal(split({ total: 10, weights: [1, Number.NaN] }), null)
})
