import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { overallScore } from './overall-score.ts'
import { band, shownScore } from './score.ts'

const audit = (score: number | null, coverage = 1, weight?: number) => ({
  score,
  coverage,
  ...(weight !== undefined && { weight }),
})

// docs/design/scoring.md, the table of cases.
describe('the overall score of a brand', () => {
  it('is the mean of 62 48 55 70 35 50 41 58 45: 51.56, connected', () => {
    const { score } = overallScore([62, 48, 55, 70, 35, 50, 41, 58, 45].map((each) => audit(each)))
    assert.equal(score!.toFixed(2), '51.56')
    assert.equal(band(score!), 'connected')
  })

  it('is shown as 50.0 and connected for a mean of 49.96', () => {
    const { score } = overallScore([audit(49.92), audit(50)])
    assert.equal(shownScore(score!), 50)
    assert.equal(band(score!), 'connected')
  })

  it('weighs audits as their scorecards say, 1 where they say nothing', () => {
    assert.equal(overallScore([audit(80, 1, 3), audit(40)]).score, 70)
    assert.equal(overallScore([audit(80, 1, 0)]).score, null)
  })

  it('counts from a coverage of 50 % on, and only what has a score', () => {
    const enough = audit(60, 0.5)
    const thin = audit(100, 0.49)
    const unscored = audit(null)
    assert.deepEqual(overallScore([enough, thin, unscored]), {
      score: 60,
      provisional: true,
      counted: [enough],
      beside: [thin, unscored],
    })
  })

  it('is provisional while one that counts is', () => {
    assert.equal(overallScore([audit(60, 0.8), audit(10, 0.2)]).provisional, false)
    assert.equal(overallScore([audit(60, 1), audit(50, 0.79)]).provisional, true)
  })

  it('is unknown where nothing counts', () => {
    assert.deepEqual(overallScore([]), { score: null, provisional: false, counted: [], beside: [] })
  })
})
