import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { agreement, agreementBand } from './agreement.ts'
import type { Level } from './scorecard.ts'

const pairs = (a: readonly number[], b: readonly number[]) =>
  a.map((level, index): [Level, Level] => [level as Level, b[index] as Level])

// docs/design/scoring.md, the table of cases.
describe('agreement', () => {
  it('is 0.8947 for the two raters of the specification', () => {
    const kappa = agreement(pairs([0, 1, 2, 3, 4, 2, 1, 3, 4, 0], [0, 1, 1, 3, 4, 3, 2, 3, 3, 0]))
    assert.equal(kappa?.toFixed(4), '0.8947')
  })

  it('has a name for every figure', () => {
    const named = [-1, 0, 0.2, 0.21, 0.6, 0.8, 0.8947, 1].map(agreementBand)
    const [low, high] = [
      ['chance', 'chance', 'slight', 'fair'],
      ['moderate', 'substantial'],
    ]
    assert.deepEqual(named, [...low, ...high, 'almostPerfect', 'almostPerfect'])
  })

  it('is 1 for the same levels, and -1 for opposite ones', () => {
    assert.equal(agreement(pairs([0, 1, 2, 3, 4, 2], [0, 1, 2, 3, 4, 2])), 1)
    assert.equal(agreement(pairs([0, 0, 0, 4, 4, 4], [4, 4, 4, 0, 0, 0])), -1)
  })

  it('is 0 where one of them gives the same level throughout: chance would do as well', () => {
    assert.equal(agreement(pairs([2, 2, 2, 2, 2, 2], [0, 1, 2, 2, 3, 4])), 0)
  })

  it('cannot be computed for fewer than six questions, nor where both are constant', () => {
    assert.equal(agreement(pairs([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])), null)
    assert.equal(agreement(pairs([2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2])), null)
    assert.equal(agreement(pairs([2, 2, 2, 2, 2, 2], [3, 3, 3, 3, 3, 3])), null)
  })

  it('lies between -1 and 1, and does not ask who is first', () => {
    const level = fc.integer({ min: 0, max: 4 }) as fc.Arbitrary<Level>
    fc.assert(
      fc.property(fc.array(fc.tuple(level, level), { minLength: 6, maxLength: 40 }), (both) => {
        const kappa = agreement(both)
        const turned = agreement(both.map(([a, b]): [Level, Level] => [b, a]))
        if (kappa === null) return turned === null
        return kappa >= -1 - 1e-12 && kappa <= 1 && Math.abs(kappa - turned!) < 1e-12
      }),
    )
  })
})
