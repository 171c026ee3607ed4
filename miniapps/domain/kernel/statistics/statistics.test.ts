import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../near-in-tests.ts'
import { proportionChange } from './proportion-change.ts'
import { quantile } from './quantile.ts'
import { robustZ } from './robust-z.ts'
import { lgamma } from './special-functions.ts'
import { normalTail, studentTail } from './tails.ts'

describe('statistics', () => {
  it('[KN3] know the tail of Student at any degrees of freedom', () => {
    near(studentTail(2.5, 3.5), 0.0378473, 1e-7)
    near(studentTail(-2.5, 3.5), 1 - 0.0378473, 1e-7)
    near([studentTail(0, 7), studentTail(1, 1)], [0.5, 0.25], 1e-12)
  })

  it('know the tail of the normal distribution near the middle and far out', () => {
    near([normalTail(0), normalTail(1.959963985), normalTail(-1)], [0.5, 0.025, 0.841344746], 1e-9)
    near(normalTail(6) / 9.865876450377e-10, 1, 1e-9)
  })

  it('know the logarithm of the gamma function', () => {
    near([lgamma(5), lgamma(0.5), lgamma(171)], [Math.log(24), 0.5723649429, 706.5730622457874], 1e-10)
  })

  it('take quantiles between neighbours in proportion', () => {
    near([quantile([4, 1, 3, 2], 0.25), quantile([7], 0.9), quantile([], 0.5)], [1.75, 7, null])
  })

  it('[Results 3] call 120 and 150 of 10,000 no significant change', () => {
    near(proportionChange(120, 10_000, 150, 10_000), { z: 1.838192, p: 0.066034 })
    assert.equal(proportionChange(1, 29, 20, 100), null)
    assert.equal(proportionChange(0, 50, 0, 50), null)
  })

  it('measure outliers by what they have no part in', () => {
    near(robustZ({ values: [1, 2, 3, 4, 100] }), [-1.3489796, -0.6744898, 0, 0.6744898, 65.4255106])
    near(robustZ({ values: [5, 5, 5, 5, 10] })?.[4], 5 / 1.253314)
    assert.deepEqual(robustZ({ values: [1, 1, 1, 1, 1] }), [0, 0, 0, 0, 0])
    assert.equal(robustZ({ values: [1, 2, 3, 9] }), null)
  })
})
