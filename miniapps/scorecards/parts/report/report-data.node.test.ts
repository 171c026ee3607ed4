import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { SMALL_SCORECARD } from '../../../domain/scorecards/scorecard-in-tests.ts'
import type { Answer, LastResult, Level, Run } from '../../../domain/scorecards/scorecard.ts'
import { runAnswer } from '../../../domain/scorecards/run-answers.ts'
import { auditReport } from './report-data.ts'

const answer = (questionId: string, level: Level): Answer => ({
  ...runAnswer({}, questionId),
  level,
  by: 'Ada',
  at: '2026-11-01T00:00:00.000Z',
})
const [first, second] = SMALL_SCORECARD.questions
const auditWith = (answers: readonly Answer[], scorecard = SMALL_SCORECARD) => ({
  scorecard,
  run: { ...({} as Run), id: 'r1', status: 'submitted' as const, answers },
  last: null,
})

describe('what an audit is reported with', () => {
  it('is nothing before it is begun', () =>
    assert.equal(auditReport({ scorecard: SMALL_SCORECARD, run: null, last: null }), undefined))

  it('has figures of all and of each dimension, provisional where too little is covered', () => {
    const report = auditReport(auditWith([answer(first!.id, 4)]))!
    assert.equal(report.score, 100)
    assert.ok(report.isProvisional)
    assert.deepEqual(
      report.dimensions.map(({ dimension }) => dimension),
      SMALL_SCORECARD.dimensions,
    )
    assert.equal(report.answers.length, SMALL_SCORECARD.questions.length)
  })

  it('has what was stored at its submission, whatever would be computed today', () => {
    const last = { runId: 'r1', score: 12.5, coverage: 0.9 } as LastResult
    const { score, coverage } = auditReport({ ...auditWith([answer(first!.id, 4)]), last })!
    assert.deepEqual([score, coverage], [12.5, 0.9])
    const isAnother = auditReport({ ...auditWith([answer(first!.id, 4)]), last: { ...last, runId: 'r0' } })!
    assert.equal(isAnother.score, 100)
  })

  it('puts first what brings most for its effort, by what the question recommends', () => {
    const recommended = { text: 'Load pictures late', impact: 5, effort: 1 } as const
    const scorecard = {
      ...SMALL_SCORECARD,
      questions: [
        { ...first!, weight: 5 },
        { ...second!, weight: 2, recommendation: recommended },
      ],
    }
    const { recommendations } = auditReport(
      auditWith([answer(first!.id, 1), answer(second!.id, 0)], scorecard),
    )!
    assert.deepEqual(
      recommendations.map(({ text, impact, effort }) => [text, impact, effort]),
      [
        ['Load pictures late', 5, 1],
        ['Mend a.', 3, 2],
      ],
    )
  })
})
