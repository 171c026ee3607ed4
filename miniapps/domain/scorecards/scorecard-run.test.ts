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
  'answers/a/evidence': 'Measured.',
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

  it('says of an unknown answer that it has no level and applies', () => {
    const unknown = { 'answers/a/level': null, 'answers/a/unknown': true }
    assert.deepEqual(messages(ANSWERED, unknown), [])
    const contradiction = 'A question whose answer is unknown has no level and is applicable.'
    assert.deepEqual(messages(ANSWERED, { 'answers/a/unknown': true }), [contradiction])
    assert.deepEqual(messages(ANSWERED, { 'answers/c/unknown': true }), [contradiction])
  })

  it('takes how sure an answer is, and the quarter it is about', () => {
    assert.deepEqual(messages(ANSWERED, { 'answers/a/confidence': 'high', period: '2026-Q3' }), [])
    assert.deepEqual(messages(ANSWERED, { 'answers/a/confidence': 'sure' }), ['must be low, medium or high'])
    assert.deepEqual(messages(ANSWERED, { period: '2026-Q5' }), ['must be a quarter, such as 2026-Q3'])
    assert.deepEqual(messages(ANSWERED, { kind: 'second' }), ['kind cannot be changed.'])
  })

  it('is submitted from half of the weight on, with evidence of each level 4', () => {
    const problems = (body: Body) =>
      SCORECARD_RUN.actions['submit']!.problems!(body, FACTS).map(({ path, code }) => [path, code])
    assert.deepEqual(problems(ANSWERED), [])
    assert.deepEqual(problems({ 'answers/a/level': 3 }), [], '3 of 6')
    assert.deepEqual(problems({ 'answers/b/level': 3, 'answers/c/unknown': true }), [
      ['', 'coverage-too-low'],
    ])
    assert.deepEqual(problems({ ...ANSWERED, 'answers/a/evidence': ' ' }), [
      ['answers/a/evidence', 'evidence-missing'],
    ])
    const link = { url: 'https://example.com/report', title: 'Report' }
    assert.deepEqual(problems({ ...ANSWERED, 'answers/a/evidence': '', 'answers/a/links/l1': link }), [])
  })

  it('stores its score at submission: by dimension, with the version of the rule', () => {
    const all = { unknown: 0, coverage: 1 }
    assert.deepEqual(SCORECARD_RUN.actions['submit']!.result!(ANSWERED, FACTS), {
      rule: 2,
      questions: 3,
      answered: 3,
      ...all,
      notApplicableShare: 1 / 6,
      score: 80,
      dimensions: [
        { dimension: 'Speed', questions: 2, answered: 2, ...all, notApplicableShare: 0, score: 80 },
        { dimension: 'Reach', questions: 1, answered: 1, ...all, notApplicableShare: 1, score: null },
      ],
    })
  })

  it('shows in lists how far it is, and of which quarter', () => {
    const body = { scorecard: 'small', version: 2, period: '2026-Q3', kind: 'first', 'answers/b/level': 4 }
    assert.deepEqual(SCORECARD_RUN.list.columns!({ ...body, 'answers/c/unknown': true }, FACTS), {
      scorecard: 'small',
      version: 2,
      period: '2026-Q3',
      kind: 'first',
      questions: 3,
      answered: 1,
      unknown: 1,
      coverage: 2 / 6,
      notApplicableShare: 0,
      score: 100,
    })
  })

  it('leaves room for a second assessor beside each run of the first', () => {
    const slot = (fields: Body) => SCORECARD_RUN.slot!({ scorecard: 'small', ...fields })
    const beside = (firstRun: string) => slot({ kind: 'second', firstRun })
    assert.deepEqual(
      [slot({ kind: 'first' }), beside('r1'), beside('r2')],
      ['small', 'small/second/r1', 'small/second/r2'],
    )
  })
})
