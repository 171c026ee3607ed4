import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomOf } from '../kernel/random.ts'
import { growTree } from './grow-tree.ts'

/** 300 people: 60 of 100 with answer 0 belong, of those with 1 or 2 one in ten; the second question says nothing. */
const place = Array.from({ length: 300 }, (_, at) => Math.floor(at / 100))
const target = place.map((answer, at) => (at % 100 < (answer === 0 ? 60 : 10) ? 1 : 0))
const telling = { places: place, categories: 3, ordinal: true }
const idle = { places: place.map((_, at) => at % 2), categories: 2, ordinal: true }
const even = place.map(() => 1)

describe('a tree of segments', () => {
  it('splits by the question that tells most, with alike answers joined', () => {
    const leaves = growTree({ predictors: [idle, telling], target, classes: 2, weights: even })
    assert.deepEqual(
      leaves.map(({ path, members }) => [path, members.length]),
      [
        [[{ predictor: 1, places: [0] }], 100],
        [[{ predictor: 1, places: [1, 2] }], 200],
      ],
    )
  })

  it('does not split what chance explains, nor few people', () => {
    const grown = (asked: Partial<Parameters<typeof growTree>[0]>) =>
      growTree({ predictors: [telling], target, classes: 2, weights: even, ...asked })
    assert.equal(grown({ predictors: [idle] }).length, 1)
    const few = { ...telling, places: place.map((_, at) => (at < 49 ? 0 : 1)) }
    assert.equal(grown({ predictors: [few], target: few.places }).length, 1, 'a child below 50')
    const some = place.slice(0, 99).map((_, at) => at % 2)
    const of99 = { predictors: [{ ...idle, places: some }], target: some, weights: even.slice(0, 99) }
    assert.equal(grown(of99).length, 1, 'a node below 100')
  })

  it('counts by the effective base: uneven weights prove less', () => {
    const random = randomOf(1)
    const barely = place.map((answer, at) => (at % 100 < (answer === 0 ? 38 : 24) ? 1 : 0))
    const uneven = place.map(() => (random() < 0.1 ? 20 : 1))
    const grown = (weights: readonly number[]) =>
      growTree({ predictors: [telling], target: barely, classes: 2, weights }).length
    assert.equal(grown(even), 2)
    assert.equal(grown(uneven), 1)
  })

  it('is three splits deep at most', () => {
    const bit = (digit: number) => Array.from({ length: 1600 }, (_, at) => (at >> digit) & 1)
    const predictors = [0, 1, 2, 3].map((digit) => ({ places: bit(digit), categories: 2, ordinal: true }))
    const sums = Array.from(
      { length: 1600 },
      (_, at) => [0, 1, 2, 3].filter((digit) => (at >> digit) & 1).length,
    )
    const leaves = growTree({ predictors, target: sums, classes: 5, weights: sums.map(() => 1) })
    assert.equal(Math.max(...leaves.map(({ path }) => path.length)), 3)
    assert.equal(
      leaves.reduce((sum, { members }) => sum + members.length, 0),
      1600,
    )
  })
})
