import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { band } from '../surveys/band.ts'
import { effectiveBase } from './effective-base.ts'
import { levelWeights } from './level-weights.ts'
import { rake, type Raked } from './rake.ts'
import { universeOf } from './universe-of.ts'

const times = (count: number, value: number) => Array.from({ length: count }, () => value)
const raked = (...asked: Parameters<typeof rake>) => rake(...asked) as Raked

describe('weights', () => {
  it('[W1] leave an effective base', () => {
    near(effectiveBase({ weights: [1, 1, 2, 0.5, 1.5, 0] }), {
      n: 5,
      effective: 4.235294,
      designEffect: 1.180556,
      efficiency: 0.847059,
    })
    assert.equal(effectiveBase({ weights: [] }).effective, null)
  })

  it('[W2] [W3] are raked to the targets of all margins', () => {
    const people = [...times(30, 11), ...times(20, 12), ...times(20, 21), ...times(30, 22)]
    const sex = {
      name: 'sex',
      codes: people.map((code) => Math.floor(code / 10)),
      targets: { 1: 0.48, 2: 0.52 },
    }
    const age = { name: 'age', codes: people.map((code) => code % 10), targets: { 1: 0.4, 2: 0.6 } }
    const { weights, status, effective } = raked({ margins: [sex, age] })
    assert.equal(status, 'converged')
    near({ effective, y: weights[0]!, o: weights[99]! }, { effective: 96.153846, y: 0.8, o: 1.2 })
    const ten = raked({
      margins: [
        { name: 'sex', codes: [...times(6, 1), ...times(4, 2)], targets: { 1: 0.5, 2: 0.5 } },
        { name: 'age', codes: [1, 1, 1, 1, 2, 2, 1, 2, 2, 2], targets: { 1: 0.3, 2: 0.7 } },
      ],
    })
    const expected = [...times(4, 0.588562), ...times(2, 1.322876), 0.645751, ...times(3, 1.451416)]
    near({ ...ten.weights, effective: ten.effective }, { ...expected, effective: 8.604043 })
  })

  it('[W4] say where a cap keeps them from the targets', () => {
    const codes = [...times(5, 1), ...times(45, 2)]
    const { weights, status, error, effective } = raked({
      margins: [{ name: 'new', codes, targets: { 1: 0.5, 2: 0.5 } }],
      cap: 3,
    })
    assert.equal(status, 'capped')
    near(
      { new: weights[0]!, old: weights[49]!, error, effective },
      { new: 3, old: 0.777778, error: 0.2, effective: 34.615385 },
    )
  })

  it('are refused where targets and answers do not fit', () => {
    const margin = (codes: (number | null)[], targets: Record<string, number>) =>
      rake({ margins: [{ name: 'sex', codes, targets }] })
    assert.deepEqual(margin([1, 2], { 1: 0.5, 2: 0.4 }), { refused: 'targets-do-not-sum', margin: 'sex' })
    assert.deepEqual(margin([1, 3, null], { 1: 1 }), { refused: 'no-target', margin: 'sex', answer: '3' })
    assert.deepEqual(margin([1], { 1: 0.5, 2: 0.5 }), {
      refused: 'no-respondents',
      margin: 'sex',
      answer: '2',
    })
  })

  it('[W5] come on levels', () => {
    near(
      levelWeights({ weights: [0.5, 0.7, 0.9, 1.1, 1.2, 1.6], levels: 2 }).weights,
      [0.7, 0.7, 0.7, 1.3, 1.3, 1.3],
    )
    assert.deepEqual(levelWeights({ weights: [1, 2, 1], levels: 2 }), { weights: [1, 2, 1], levels: 2 })
    const equal = [...times(7, 0.1), 5, 6, 7]
    assert.deepEqual(levelWeights({ weights: equal, levels: 3 }).levels, 2)
  })

  it('[D1] numbers come in bands', () => {
    const bands = [
      [18, 24],
      [25, 34],
    ] as const
    assert.deepEqual(band({ values: [17, 18, 24, 25, 34, 35, null], bands }), {
      codes: [null, 1, 1, 2, 2, null, null],
      counts: [2, 2],
      outside: 2,
      missing: 1,
    })
  })

  it('[D2] stand for people of all markets, averaged over waves', () => {
    const slices = [
      { market: 'GB', wave: '1', universe: 50_000, weightSum: 12_500, cell: 2500 },
      { market: 'GB', wave: '2', universe: 52_000, weightSum: 13_000, cell: 2860 },
      { market: 'US', wave: '2', universe: 240_000, weightSum: 12_000, cell: 3000 },
    ]
    assert.equal(universeOf({ slices }), 70_720)
  })
})
