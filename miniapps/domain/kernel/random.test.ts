import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { randomOf, triangular } from './random.ts'
import { near } from './near-in-tests.ts'

describe('random', () => {
  it('[KN1] gives the same numbers for the same seed', () => {
    const random = randomOf(42)
    near([random(), random(), random()], [0.6011037519, 0.448290559, 0.8524657935], 1e-9)
  })

  it('[KN2] has the median of a triangle at a draw of one half', () => {
    near(triangular({ low: 0, mode: 1, high: 4, u: 0.5 }), 1.55051)
  })

  it('keeps each draw between the lowest and the highest guess, and a fixed figure as it is', () => {
    assert.equal(triangular({ low: 3, mode: 3, high: 3, u: 0.9 }), 3)
    const guesses = fc.tuple(
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 50, max: 80 }),
      fc.integer({ min: 80, max: 99 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    fc.assert(
      fc.property(guesses, ([low, mode, high, u]) => {
        const drawn = triangular({ low, mode, high, u })
        return drawn >= low && drawn <= high
      }),
    )
  })
})
