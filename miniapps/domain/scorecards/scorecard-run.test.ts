import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applyChanges } from '../document/apply-changes.ts'
import type { Body, Outcome } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { SMALL_SCORECARD } from './scorecard-in-tests.ts'
import { SCORECARD_RUN } from './scorecard-run.ts'

const FACTS = { scorecard: SMALL_SCORECARD }
const ANSWERED: Body = {
  scorecard: 'small',
  version: 2,
  'answers/a/level': 4,
  'answers/b/level': 2,
  'answers/c/notApplicable': true,
  'answers/c/reason': 'Not sold here.',
}

/** One group of changes to what stands there. */
function change(body: Body, values: Record<string, Json>): { body: Body; outcomes: Outcome[] } {
  const changes = Object.entries(values).map(([path, value]) => ({
    id: path,
    path,
    base: body[path] ?? null,
    value,
    group: 'one',
  }))
  return applyChanges(SCORECARD_RUN, FACTS, body, changes)
}
const messages = (body: Body, values: Record<string, Json>) =>
  change(body, values).outcomes.flatMap((each) => (each.outcome === 'invalid' ? [each.message] : []))

describe('an audit', () => {
  it('takes levels, reasons and evidence of its questions, and of no others', () => {
    assert.equal(
      change(ANSWERED, { 'answers/a/level': 1, 'answers/a/evidence': 'Seen.' }).body['answers/a/level'],
      1,
    )
    assert.deepEqual(messages(ANSWERED, { 'answers/z/level': 1 }), [
      'There is no question z in the scorecard small.',
    ])
    assert.deepEqual(messages(ANSWERED, { 'answers/a/level': 5 }), ['must be 0, 1, 2, 3 or 4'])
    assert.deepEqual(messages(ANSWERED, { version: 3 }), ['version cannot be changed.'])
  })

  it('needs a reason where a question is not applicable, and no level', () => {
    const skip = { 'answers/a/level': null, 'answers/a/notApplicable': true }
    assert.deepEqual(messages(ANSWERED, skip), ['Say why the question is not applicable.'])
    assert.deepEqual(messages(ANSWERED, { ...skip, 'answers/a/reason': ' ' }), [
      'Say why the question is not applicable.',
    ])
    assert.deepEqual(messages(ANSWERED, { ...skip, 'answers/a/reason': 'No shop.' }), [])
    assert.deepEqual(messages(ANSWERED, { 'answers/c/level': 3 }), [
      'A question that is not applicable has no level.',
    ])
    assert.deepEqual(messages(ANSWERED, { 'answers/c/reason': null }), [
      'Say why the question is not applicable.',
    ])
  })

  it('keeps a reason that no longer shows', () => {
    assert.equal(
      change(ANSWERED, { 'answers/c/notApplicable': null, 'answers/c/level': 3 }).body['answers/c/reason'],
      'Not sold here.',
    )
  })

  it('is submitted once each question has an answer', () => {
    const { submit } = SCORECARD_RUN.actions
    assert.deepEqual(submit!.problems!(ANSWERED, FACTS), [])
    const { 'answers/a/level': _, ...open } = ANSWERED
    assert.deepEqual(
      submit!.problems!(open, FACTS).map(({ path, code }) => [path, code]),
      [['answers/a/level', 'unanswered']],
    )
  })

  it('stores its score at submission: by dimension, with the version of the rule', () => {
    assert.deepEqual(SCORECARD_RUN.actions['submit']!.result!(ANSWERED, FACTS), {
      rule: 1,
      questions: 3,
      answered: 3,
      coverage: 1,
      score: 80,
      dimensions: [
        { dimension: 'Speed', questions: 2, answered: 2, coverage: 1, score: 80 },
        { dimension: 'Reach', questions: 1, answered: 1, coverage: 1, score: null },
      ],
    })
  })

  it('shows in lists how far it is', () => {
    const columns = SCORECARD_RUN.list.columns!(
      { scorecard: 'small', version: 2, 'answers/b/level': 4 },
      FACTS,
    )
    assert.deepEqual(columns, {
      scorecard: 'small',
      version: 2,
      questions: 3,
      answered: 1,
      coverage: 2 / 6,
      score: 100,
    })
  })
})
