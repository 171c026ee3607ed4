import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CONFIDENCE_SHARE, priority, reachOfWeight } from './priority.ts'

describe('priority', () => {
  it('is 4,000 for 5,000 people, impact 2, confidence 0.8 and effort 2', () => {
    const confidence = CONFIDENCE_SHARE.medium
    assert.equal(priority({ reach: 5000, impact: 2, confidence, effort: 2 }), 4000)
  })

  it('reaches as many percent as the weight has of the scorecard', () => {
    assert.equal(reachOfWeight(3, 12), 25)
  })
})
