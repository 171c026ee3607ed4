import assert from 'node:assert/strict'
import { it } from 'node:test'
import { applyChanges } from '../document/apply-changes.ts'
import type { Body } from '../document/change.ts'
import { beforePath } from './answered-before.ts'
import { askedPath } from './asked.ts'
import { answerPath } from './run-answers.ts'
import { evidencePath } from './run-evidence.ts'
import { SMALL_SCORECARD } from './scorecard-in-tests.ts'
import type { Question } from './scorecard.ts'
import { SCORECARD_RUN } from './scorecard-run.ts'
import { upgradedFields } from './upgrade.ts'

const [a, b, c] = SMALL_SCORECARD.questions as [Question, Question, Question]
const newer = (...questions: Question[]) => ({ ...SMALL_SCORECARD, version: 3, questions })
const levels = { ...b, levels: ['None.', 'Few.', 'Some.', 'Most.', 'All.'] } satisfies Question
const kept: Body = { scorecard: 'small', version: 2, [answerPath('a', 'level')]: 3 }

it('keeps answers to what asks the same, whatever it weighs by now', () => {
  const to = newer({ ...a, weight: 5, help: 'Look twice.' }, b, c)
  assert.deepEqual(upgradedFields(kept, SMALL_SCORECARD, to), { version: 3 })
})

it('takes the answers of removed questions out, with evidence and whom was asked', () => {
  const link = evidencePath('c', 'links', 'l1')
  const gone = {
    [answerPath('c', 'level')]: 1,
    [link]: { url: 'https://a.example', title: '' },
    [askedPath('c')]: 'Eve',
  }
  assert.deepEqual(upgradedFields({ ...kept, ...gone }, SMALL_SCORECARD, newer(a, b)), {
    version: 3,
    [answerPath('c', 'level')]: null,
    [link]: null,
    [askedPath('c')]: null,
  })
})

it('keeps the answer to a question that asks something else for confirmation, with its evidence', () => {
  const body = { ...kept, [answerPath('b', 'level')]: 2, [answerPath('b', 'evidence')]: 'Seen.' }
  assert.deepEqual(upgradedFields(body, SMALL_SCORECARD, newer(a, levels, c)), {
    version: 3,
    [answerPath('b', 'level')]: null,
    [beforePath('b')]: { version: 2, level: 2, notApplicable: false, reason: '' },
  })
})

it('asks again what nobody could say, and keeps what waits for confirmation already', () => {
  const before = { version: 1, level: 4, notApplicable: false, reason: '' }
  const body = { ...kept, [answerPath('b', 'unknown')]: true, [beforePath('b')]: before }
  const set = upgradedFields(body, SMALL_SCORECARD, newer(a, levels, c))
  assert.deepEqual(set, { version: 3, [answerPath('b', 'unknown')]: null })
  assert.deepEqual({ ...body, ...set }[beforePath('b')], before)
})

it('lets nobody set by hand what was answered before', () => {
  const value = { version: 2, level: 2, notApplicable: false, reason: '' }
  const change = { id: '1', path: beforePath('b'), base: null, value }
  const { outcomes } = applyChanges(SCORECARD_RUN, { scorecard: SMALL_SCORECARD }, kept, [change])
  assert.equal(outcomes[0]?.outcome, 'invalid')
})
