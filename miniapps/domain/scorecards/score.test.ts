import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Level } from './scorecard.ts'
import { band, coverage, isFixFirst, notApplicableShare, score, shownScore } from './score.ts'

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
const unknown = (questionId: string) => ({ questionId, level: null, notApplicable: false })
const notApplicable = (questionId: string) => ({ questionId, level: null, notApplicable: true })

// docs/design/scoring.md, the table of cases.
describe('score', () => {
  it('is 80.0 for weights 3, 2, 1 and levels 4, 2, not applicable', () => {
    assert.equal(score(questions, [level('a', 4), level('b', 2), notApplicable('c')]), 80)
  })

  it('is the same with unknown in place of not applicable', () => {
    assert.equal(score(questions, [level('a', 4), level('b', 2), unknown('c')]), 80)
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
  it('is 100 % where the rest is not applicable, and 83.3 % where it is unknown', () => {
    const both = [level('a', 4), level('b', 2)]
    assert.equal(coverage(questions, [...both, notApplicable('c')]), 1)
    assert.equal((100 * coverage(questions, [...both, unknown('c')])).toFixed(1), '83.3')
  })

  it('weighs questions, and leaves those that are not applicable', () => {
    assert.ok(Math.abs(coverage(questions, [level('a', 0), notApplicable('c')]) - 3 / 5) < 1e-12)
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

  it('is 1 where no question applies: nothing is left to answer', () => {
    const none = questions.map(({ id }) => notApplicable(id))
    assert.equal(coverage(questions, none), 1)
  })

  it('does not count evidence without a level', () => {
    assert.equal(coverage(questions, [{ questionId: 'a', level: null, notApplicable: false }]), 0)
  })
})

describe('notApplicableShare', () => {
  it('is 16.7 % for the lightest of weights 3, 2, 1, and 0 where it is unknown', () => {
    assert.equal((100 * notApplicableShare(questions, [notApplicable('c')])).toFixed(1), '16.7')
    assert.equal(notApplicableShare(questions, [unknown('c')]), 0)
    assert.equal(notApplicableShare([], []), 0)
  })
})

describe('shownScore', () => {
  it('has one decimal, as 49.96 is shown as 50.0', () => {
    assert.deepEqual([49.96, 49.95, 49.94, 0, 100].map(shownScore), [50, 50, 49.9, 0, 100])
  })
})

describe('band of the figure that is shown', () => {
  for (const [value, expected] of [
    [0, 'nascent'],
    [24.94, 'nascent'],
    [24.96, 'emerging'],
    [25, 'emerging'],
    [49.94, 'emerging'],
    [49.96, 'connected'],
    [50, 'connected'],
    [51.56, 'connected'],
    [74.94, 'connected'],
    [74.96, 'multi-moment'],
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

type Answered = Level | 'unknown' | 'not applicable' | 'open'
const audits = fc.array(
  fc.record({
    weight: fc.integer({ min: 1, max: 5 }),
    answer: fc.constantFrom<Answered>(0, 1, 2, 3, 4, 'unknown', 'not applicable', 'open'),
  }),
  { maxLength: 30 },
)
type Audit = readonly { weight: number; answer: Answered }[]

const asked = (audit: Audit) => audit.map(({ weight }, index) => ({ id: `q${index}`, weight }))
const given = (audit: Audit) =>
  audit.flatMap(({ answer }, index) => {
    if (answer === 'open') return []
    if (answer === 'not applicable') return [notApplicable(`q${index}`)]
    return [answer === 'unknown' ? unknown(`q${index}`) : level(`q${index}`, answer)]
  })
const scoreOf = (audit: Audit) => score(asked(audit), given(audit))
const coverageOf = (audit: Audit) => coverage(asked(audit), given(audit))
const isClose = (one: number | null, other: number | null) =>
  one === other || (one !== null && other !== null && Math.abs(one - other) < 1e-9)

describe('scoring of any audit', () => {
  it('stays within its bounds', () => {
    fc.assert(
      fc.property(audits, (audit) => {
        const [value, covered] = [scoreOf(audit), coverageOf(audit)]
        const left = notApplicableShare(asked(audit), given(audit))
        return (
          (value === null || (value >= 0 && value <= 100)) &&
          covered >= 0 &&
          covered <= 1 &&
          left >= 0 &&
          left <= 1
        )
      }),
    )
  })

  it('never falls when a level rises, and says as much of the whole', () => {
    fc.assert(
      fc.property(audits, fc.nat(), (audit, at) => {
        const rising = audit.map((each, index) => {
          const { answer } = each
          return typeof answer === 'number' && answer < 4 && index === at % audit.length
            ? { ...each, answer: (answer + 1) as Level }
            : each
        })
        return (scoreOf(rising) ?? 0) >= (scoreOf(audit) ?? 0) && coverageOf(rising) === coverageOf(audit)
      }),
    )
  })

  it('has the score that it would have without what is unknown, which never raises coverage', () => {
    fc.assert(
      fc.property(audits, (audit) => {
        const known = audit.filter(({ answer }) => answer !== 'unknown')
        const covered = coverageOf(audit)
        return isClose(scoreOf(audit), scoreOf(known)) && (known.length === 0 || covered <= coverageOf(known))
      }),
    )
  })

  it('does not ask in which order questions stand', () => {
    fc.assert(
      fc.property(
        audits.chain((audit) =>
          fc.tuple(
            fc.constant(audit),
            fc.shuffledSubarray([...audit.keys()], { minLength: audit.length, maxLength: audit.length }),
          ),
        ),
        ([audit, order]) => {
          const turned = order.map((index) => audit[index]!)
          return isClose(scoreOf(audit), scoreOf(turned)) && isClose(coverageOf(audit), coverageOf(turned))
        },
      ),
    )
  })
})
