import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { partsOf, periodAfter, periodOf } from './period.ts'

describe('a period', () => {
  it('is the quarter of a day, by UTC', () => {
    assert.equal(periodOf(new Date('2026-07-01T00:00:00Z')), '2026-Q3')
    assert.equal(periodOf(new Date('2026-06-30T23:59:59Z')), '2026-Q2')
    assert.equal(periodOf(new Date('2026-12-31T23:59:59Z')), '2026-Q4')
  })

  it('goes on over the turn of the year', () => {
    assert.equal(periodAfter('2026-Q4', 1), '2027-Q1')
    assert.equal(periodAfter('2026-Q1', -1), '2025-Q4')
    assert.equal(periodAfter('2026-Q1', -20), '2021-Q1')
  })

  it('has a year and a quarter, and nothing else is one', () => {
    assert.deepEqual(partsOf('2026-Q3'), { year: 2026, quarter: 3 })
    assert.equal(partsOf('2026-Q5'), null)
  })
})
