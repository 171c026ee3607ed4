import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
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
    assert.equal(score(questions, [level('a', 4), level('b', 2), notApplicable('c')]), 80)
  })

  it('counts answered questions only', () => {
    assert.equal(score(questions, [level('b', 4)]), 100)
  })

  it('is zero when every level is zero', () => {
    assert.equal(
      score(
        questions,
        questions.map(({ id }) => level(id, 0)),
      ),
      0,
    )
  })

  it('is unknown when no question has a level', () => {
    assert.equal(score(questions, []), null)
    assert.equal(score(questions, [notApplicable('a')]), null)
  })

  it('ignores a level left behind on an answer that is not applicable', () => {
    assert.equal(score(questions, [level('a', 4), { questionId: 'b', level: 0, notApplicable: true }]), 100)
  })

  it('ignores answers to questions of another version', () => {
    assert.equal(score(questions, [level('a', 2), level('gone', 4)]), 50)
  })
})

describe('coverage', () => {
  it('weighs answers and counts not applicable as answered', () => {
    assert.ok(Math.abs(coverage(questions, [level('a', 0), notApplicable('c')]) - 4 / 6) < 1e-12)
  })

  it('is 1 when all questions are answered and 0 without questions', () => {
    assert.equal(
      coverage(
        questions,
        questions.map(({ id }) => level(id, 1)),
      ),
      1,
    )
    assert.equal(coverage([], []), 0)
  })

  it('does not count evidence without a level', () => {
    assert.equal(coverage(questions, [{ questionId: 'a', level: null, notApplicable: false }]), 0)
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
    it(`calls ${value} ${expected}`, () => assert.equal(band(value), expected))
  }
})

describe('isFixFirst', () => {
  it('takes level 0 or 1 with weight 2 or more', () => {
    assert.equal(isFixFirst(2, 0), true)
    assert.equal(isFixFirst(3, 1), true)
  })

  it('leaves light, better and unanswered questions', () => {
    assert.equal(isFixFirst(1, 0), false)
    assert.equal(isFixFirst(3, 2), false)
    assert.equal(isFixFirst(3, null), false)
  })
})
