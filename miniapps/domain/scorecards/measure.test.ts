import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { isInOrder, rangeOfLevel } from './measure.ts'
import type { Level, Measure } from './scorecard.ts'

const LEVELS = [0, 1, 2, 3, 4] as const
const share: Measure = { name: 'Share', unit: 'percent', better: 'higher', cuts: [20, 40, 70, 85] }
const days: Measure = { name: 'Days', unit: 'day', better: 'lower', cuts: [30, 10, 5, 1] }

const figure = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
const measure = fc
  .tuple(
    fc.uniqueArray(figure, { minLength: 4, maxLength: 4, comparator: (a, b) => a === b || a + b === 0 }),
    fc.boolean(),
  )
  .map(([cuts, isHigher]): Measure => {
    const sorted = cuts.toSorted((a, b) => (isHigher ? a - b : b - a)) as unknown as Measure['cuts']
    return { name: 'Any', unit: 'number', better: isHigher ? 'higher' : 'lower', cuts: sorted }
  })

function holds(of: Measure, level: Level, value: number): boolean {
  const { from, to } = rangeOfLevel(of, level)
  return of.better === 'higher'
    ? (from === null || value >= from) && (to === null || value < to)
    : (from === null || value > from) && (to === null || value <= to)
}

const levelsOf = (of: Measure, value: number) => LEVELS.filter((level) => holds(of, level, value))

describe('rangeOfLevel', () => {
  it('reaches a level by the very figure of its cut', () => {
    assert.deepEqual(
      [19.9, 20, 69.9, 70, 85, 100].map((value) => levelsOf(share, value)),
      [[0], [1], [2], [3], [4], [4]],
    )
    assert.deepEqual(
      [31, 30, 10.5, 10, 1, 0].map((value) => levelsOf(days, value)),
      [[0], [1], [1], [2], [4], [4]],
    )
  })

  it('puts every figure into exactly one range', () => {
    fc.assert(
      fc.property(measure, fc.oneof(figure, fc.constantFrom(0, 1, 2, 3)), (of, any) => {
        const value = Number.isInteger(any) && any in of.cuts ? of.cuts[any]! : any
        assert.equal(levelsOf(of, value).length, 1)
      }),
    )
  })
})

describe('isInOrder', () => {
  it('wants cuts that rise, or fall where lower is better, and no two alike', () => {
    assert.deepEqual([share, days].map(isInOrder), [true, true])
    assert.equal(isInOrder({ ...share, better: 'lower' }), false)
    assert.equal(isInOrder({ ...share, cuts: [20, 40, 40, 85] }), false)
    assert.equal(isInOrder({ ...share, cuts: [20, 40, Number.NaN, 85] }), false)
  })
})
