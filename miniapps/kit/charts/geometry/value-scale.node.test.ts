import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { looseTicks, spanScale, ticksOf, zeroScale } from './value-scale.ts'

describe('zeroScale', () => {
  it('starts at zero, however large the smallest value', () => {
    assert.equal(zeroScale([90, 95], 100).domain()[0], 0)
  })

  it('ends where the measure ends', () => {
    assert.equal(zeroScale([12], 200, 100)(50), 100)
  })

  it('has room below zero where a value is negative', () => {
    assert.ok(zeroScale([-5, 10], 100).domain()[0]! <= -5)
  })

  it('works without any value', () => {
    assert.equal(zeroScale([null, Number.NaN], 100)(0), 0)
  })
})

describe('spanScale', () => {
  it('need not start at zero', () => {
    assert.ok(spanScale([90, 95], 100).domain()[0]! >= 85)
  })

  it('leaves room around values that are all equal, and around none', () => {
    assert.ok(spanScale([7, 7], 100)(7) > 0 && spanScale([7, 7], 100)(7) < 100)
    assert.equal(spanScale([0], 100)(0), 50)
    assert.deepEqual(spanScale([], 100).domain(), [0, 1])
  })
})

describe('ticksOf', () => {
  it('are fewer where there is little room, and never below two', () => {
    assert.ok(ticksOf(zeroScale([100], 600)).length > ticksOf(zeroScale([100], 100)).length)
    assert.ok(ticksOf(zeroScale([100], 10)).length >= 2)
    assert.ok(ticksOf(zeroScale([-20, 42], 100), 96).length >= 2)
  })
})

describe('looseTicks', () => {
  it('leave their figures the room that these ask for', () => {
    for (const room of [40, 90, 120]) {
      const scale = zeroScale([], 280, 4_250_000)
      const [first, second] = looseTicks(scale, () => room)
      assert.ok(scale(second!) - scale(first!) >= room, String(room))
    }
  })
})
