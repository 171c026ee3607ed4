import { expect } from '@open-wc/testing'
import { band } from '../../domain/scorecards/score.ts'
import { overallScore } from './overall-score.ts'

const covered = (...scores: number[]) => scores.map((score) => ({ score, coverage: 1 }))

describe('overallScore', () => {
  // domain/scorecards, Scoring: the table of cases.
  it('is 51.56, connected, for 62 48 55 70 35 50 41 58 45', () => {
    const { score } = overallScore(covered(62, 48, 55, 70, 35, 50, 41, 58, 45))
    expect(score).to.be.closeTo(51.56, 0.005)
    expect(band(score!)).to.equal('connected')
  })

  it('is in the band that begins where the mean is, although the scores are endless fractions', () => {
    const { score } = overallScore(covered((100 * 56) / 112, (100 * 93) / 104, (100 * 11) / 104))
    expect(score).to.equal(50)
    expect(band(score!)).to.equal('connected')
  })

  it('counts from half coverage and lists the others beside', () => {
    const half = { score: 40, coverage: 0.5 }
    const less = { score: 100, coverage: 0.49 }
    const untouched = { score: null, coverage: 0 }
    expect(overallScore([half, less, untouched])).to.deep.equal({
      score: 40,
      counted: [half],
      beside: [less],
    })
  })

  it('lists a scorecard whose every question is not applicable beside', () => {
    const empty = { score: null, coverage: 1 }
    expect(overallScore([empty])).to.deep.equal({ score: null, counted: [], beside: [empty] })
  })

  it('is unknown while nothing counts', () => {
    expect(overallScore([]).score).to.equal(null)
  })
})
