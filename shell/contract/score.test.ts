import { expect } from '@open-wc/testing'
import { band, coverage, isFixFirst, score } from './score.ts'

const questions = [
  { id: 'a', weight: 3 },
  { id: 'b', weight: 2 },
  { id: 'c', weight: 1 },
]
const level = (questionId: string, value: 0 | 1 | 2 | 3 | 4) => ({
  questionId,
  level: value,
  notApplicable: false,
})
const notApplicable = (questionId: string) => ({ questionId, level: null, notApplicable: true })

// domain/scorecards, Scoring: the table of cases.
describe('score', () => {
  it('is 80.0 for weights 3, 2, 1 and levels 4, 2, not applicable', () => {
    expect(score(questions, [level('a', 4), level('b', 2), notApplicable('c')])).to.equal(80)
  })

  it('counts answered questions only', () => {
    expect(score(questions, [level('b', 4)])).to.equal(100)
  })

  it('is zero when every level is zero', () => {
    expect(
      score(
        questions,
        questions.map(({ id }) => level(id, 0)),
      ),
    ).to.equal(0)
  })

  it('is unknown when no question has a level', () => {
    expect(score(questions, [])).to.equal(null)
    expect(score(questions, [notApplicable('a')])).to.equal(null)
  })

  it('ignores a level left behind on an answer that is not applicable', () => {
    expect(score(questions, [level('a', 4), { questionId: 'b', level: 0, notApplicable: true }])).to.equal(
      100,
    )
  })

  it('ignores answers to questions of another version', () => {
    expect(score(questions, [level('a', 2), level('gone', 4)])).to.equal(50)
  })
})

describe('coverage', () => {
  it('weighs answers and counts not applicable as answered', () => {
    expect(coverage(questions, [level('a', 0), notApplicable('c')])).to.be.closeTo(4 / 6, 1e-12)
  })

  it('is 1 when all questions are answered and 0 without questions', () => {
    expect(
      coverage(
        questions,
        questions.map(({ id }) => level(id, 1)),
      ),
    ).to.equal(1)
    expect(coverage([], [])).to.equal(0)
  })

  it('does not count evidence without a level', () => {
    expect(coverage(questions, [{ questionId: 'a', level: null, notApplicable: false }])).to.equal(0)
  })
})

describe('band', () => {
  for (const [value, expected] of [
    [0, 'nascent'],
    [24.99, 'nascent'],
    [25, 'emerging'],
    [49.99, 'emerging'],
    [50, 'connected'],
    [51.56, 'connected'],
    [74.99, 'connected'],
    [75, 'multi-moment'],
    [100, 'multi-moment'],
  ] as const) {
    it(`calls ${value} ${expected}`, () => expect(band(value)).to.equal(expected))
  }
})

describe('isFixFirst', () => {
  it('takes level 0 or 1 with weight 2 or more', () => {
    expect(isFixFirst(2, 0)).to.equal(true)
    expect(isFixFirst(3, 1)).to.equal(true)
  })

  it('leaves light, better and unanswered questions', () => {
    expect(isFixFirst(1, 0)).to.equal(false)
    expect(isFixFirst(3, 2)).to.equal(false)
    expect(isFixFirst(3, null)).to.equal(false)
  })
})
