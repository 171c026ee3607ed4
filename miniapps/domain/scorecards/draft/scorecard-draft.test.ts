import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Body } from '../../document/change.ts'
import { fieldProblem } from '../../document/apply-changes.ts'
import { SMALL_SCORECARD } from '../scorecard-in-tests.ts'
import { draftFields, QUESTION_ORDER, questionPath, scorecardInDraft } from './draft-fields.ts'
import { draftProblems } from './draft-problems.ts'
import { isEmptyDifference, scorecardDifference } from './scorecard-difference.ts'
import { SCORECARD_DRAFT } from './scorecard-draft.ts'

const live = SMALL_SCORECARD
const untouched: Body = { ...draftFields(live), scorecard: live.id, base: live.version }
const codes = (body: Body) => draftProblems(body).map(({ path, code }) => `${path} ${code}`)
const changed = (path: string, value: Body[string]): Body => ({ ...untouched, [path]: value })

describe('a draft', () => {
  it('begins as the version that is published, without a problem and without a difference', () => {
    assert.deepEqual(scorecardInDraft(untouched), live)
    assert.deepEqual(draftProblems(untouched), [])
    assert.equal(isEmptyDifference(scorecardDifference(live, scorecardInDraft(untouched))), true)
  })

  it('holds only what its rules allow', () => {
    for (const [path, value] of Object.entries(untouched))
      assert.equal(fieldProblem(SCORECARD_DRAFT, path, value), undefined, path)
    for (const weight of [0, 2.5, 6])
      assert.ok(fieldProblem(SCORECARD_DRAFT, questionPath('a', 'weight'), weight), `weight ${weight}`)
    assert.ok(fieldProblem(SCORECARD_DRAFT, QUESTION_ORDER, ['a', 'a']), 'a question twice')
  })

  it('cannot be published without a question, or with an empty text', () => {
    assert.deepEqual(codes(changed(QUESTION_ORDER, [])), ['questionOrder no-question'])
    assert.deepEqual(codes(changed(questionPath('b', 'levels/2'), ' ')), ['questions/b/levels/2 empty'])
    assert.deepEqual(codes(changed('title', '')), ['title empty'])
  })

  it('cannot be published where a figure would have no level, or a level no words of its own', () => {
    assert.deepEqual(codes(changed(questionPath('a', 'cuts/1'), 90)), ['questions/a/cuts/0 cuts-order'])
    assert.deepEqual(codes(changed(questionPath('a', 'cuts/3'), null)), ['questions/a/cuts/0 cuts-order'])
    assert.deepEqual(codes(changed(questionPath('a', 'levels/1'), 'None.')), [
      'questions/a/levels/0 same-levels',
    ])
    const counted = { ...changed(questionPath('a', 'measure/unit'), 'count'), 'questions/a/cuts/0': 2.5 }
    assert.deepEqual(codes(counted), ['questions/a/cuts/0 cuts-whole'])
  })

  it('cannot be published with a question outside of every dimension, or two dimensions of one name', () => {
    assert.deepEqual(codes(changed('dimensionOrder', ['d1'])), ['questions/c/dimension dimension'])
    assert.deepEqual(codes(changed('dimensions/d2', 'Speed')), ['dimensions/d2 same-dimension'])
  })

  it('cannot be published with a weight that is missing', () => {
    assert.deepEqual(codes(changed(questionPath('a', 'weight'), null)), ['questions/a/weight weight'])
  })
})

describe('the difference of a draft', () => {
  const differenceOf = (body: Body) => scorecardDifference(live, scorecardInDraft(body))

  it('names what is added, removed and changed, part by part', () => {
    const {
      added,
      removed,
      changed: parts,
    } = differenceOf({
      ...changed(QUESTION_ORDER, ['a', 'b', 'x']),
      [questionPath('a', 'weight')]: 5,
      [questionPath('a', 'cuts/3')]: 90,
      [questionPath('x', 'text')]: 'New?',
      [questionPath('x', 'dimension')]: 'd1',
    })
    assert.deepEqual([added.map(({ id }) => id), removed.map(({ id }) => id)], [['x'], ['c']])
    assert.deepEqual(
      parts.map(({ after, parts: which }) => [after.id, which]),
      [['a', ['weight', 'measure']]],
    )
  })

  it('tells another order, and other words about the audit', () => {
    assert.equal(differenceOf(changed(QUESTION_ORDER, ['b', 'a', 'c'])).isReordered, true)
    assert.deepEqual(differenceOf(changed('intro/minutes', 5)).about, [
      { part: 'minutes', before: '1', after: '5' },
    ])
  })
})
