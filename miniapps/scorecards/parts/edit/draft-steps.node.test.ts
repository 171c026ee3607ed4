import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  draftFields,
  orderIn,
  QUESTION_ORDER,
  scorecardInDraft,
} from '../../../domain/scorecards/draft/draft-fields.ts'
import { SMALL_SCORECARD } from '../../../domain/scorecards/scorecard-in-tests.ts'
import { dimensionAdded, moved, questionAdded, removed } from './draft-steps.ts'

const body = draftFields(SMALL_SCORECARD)

it('moves a question by one place, and not beyond the ends', () => {
  assert.deepEqual(moved(body, QUESTION_ORDER, 'a', 1), { questionOrder: ['b', 'a', 'c'] })
  assert.equal(moved(body, QUESTION_ORDER, 'a', -1), undefined)
  assert.equal(moved(body, QUESTION_ORDER, 'c', 1), undefined)
})

it('adds a question behind another one, in its dimension', () => {
  const source = { name: 'Us', on: '2026-11-23' }
  const after = { ...body, ...questionAdded(body, 'x', { after: 'a', source }) }
  const { questions } = scorecardInDraft(after)
  assert.deepEqual(
    questions.map(({ id }) => id),
    ['a', 'x', 'b', 'c'],
  )
  assert.deepEqual([questions[1]?.dimension, questions[1]?.source], ['Speed', source])
})

it('takes a question out and leaves its fields', () => {
  const after = { ...body, ...removed(body, QUESTION_ORDER, 'b') }
  assert.deepEqual(orderIn(after, QUESTION_ORDER), ['a', 'c'])
  assert.equal(after['questions/b/text'], body['questions/b/text'])
})

it('adds a dimension at the end', () => {
  assert.deepEqual(dimensionAdded(body, 'd9', 'New'), {
    dimensionOrder: ['d1', 'd2', 'd9'],
    'dimensions/d9': 'New',
  })
})
