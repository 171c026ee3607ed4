import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type BenchmarkEntry, benchmarkOf, gapToMedian, quartiles } from './benchmark.ts'

const brand = (score: number | null, answers = 10, search: number | null = score): BenchmarkEntry => ({
  answers,
  score,
  dimensions: { Search: search },
})
const five = [20, 30, 50, 60, 90].map((score) => brand(score))

describe('quartiles', () => {
  it('lie between the nearest values as in a spreadsheet, in whole points', () => {
    assert.deepEqual(quartiles([62, 48, 55, 70, 35, 50, 41, 58, 45]), { p25: 45, p50: 50, p75: 58, n: 9 })
    assert.deepEqual(quartiles([10, 20, 30, 41]), { p25: 18, p50: 25, p75: 33, n: 4 })
    assert.deepEqual(quartiles([7]), { p25: 7, p50: 7, p75: 7, n: 1 })
  })
})

describe('a benchmark', () => {
  it('is shown from five brands with a score on', () => {
    const { missing, total, dimensions } = benchmarkOf(five, ['Search', 'Unheard of'])
    assert.deepEqual([missing, total], [null, { p25: 30, p50: 50, p75: 60, n: 5 }])
    assert.deepEqual(dimensions, [total, null])
    const four = benchmarkOf([...five.slice(1), brand(null)], ['Search'])
    assert.deepEqual(four, { brands: 4, missing: 'too-few-brands', total: null, dimensions: [null] })
  })

  it('leaves out a dimension that fewer have a score for', () => {
    const { total, dimensions } = benchmarkOf([...five.slice(1), brand(10, 10, null)], ['Search'])
    assert.equal(total?.n, 5)
    assert.deepEqual(dimensions, [null])
  })

  it('is hidden while one brand has more than a third of the answers', () => {
    const four = five.slice(1)
    assert.equal(benchmarkOf([brand(20, 20), ...four], []).missing, null, 'just a third')
    const prevails = benchmarkOf([brand(20, 21), ...four], ['Search'])
    assert.deepEqual(prevails, {
      brands: 5,
      missing: 'one-brand-prevails',
      total: null,
      dimensions: [null],
    })
  })
})

it('has a gap in whole points, of the score that is shown', () => {
  const gap = (score: number) => gapToMedian(score, { p25: 40, p50: 50, p75: 60, n: 12 })
  assert.deepEqual([58.3, 49.96, 41.6, 50.4].map(gap), [8, 0, -8, 0])
})
