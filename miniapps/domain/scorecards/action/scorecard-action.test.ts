import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applyChanges } from '../../document/apply-changes.ts'
import type { Json } from '../../document/json.ts'
import { actionOf, isOverdue, SCORECARD_ACTION } from './scorecard-action.ts'

const PLANNED = { scorecard: 'ppc', question: 'structure', level: 1, text: 'Split brand terms.' }

const refused = (path: string, value: Json) =>
  applyChanges(SCORECARD_ACTION, undefined, PLANNED, [{ id: 'c', path, base: null, value }]).outcomes.flatMap(
    (outcome) => (outcome.outcome === 'invalid' ? outcome.message : []),
  )

describe('an action', () => {
  it('has an owner, a day it is due, impact and effort', () => {
    assert.deepEqual(refused('owner', { id: 'p1', name: 'Ada' }), [])
    assert.deepEqual(refused('due', '2026-09-30'), [])
    assert.deepEqual(refused('due', '30.9.2026'), ['must be a day, such as 2026-09-30'])
    assert.deepEqual(refused('impact', 6), ['must be a whole number from 1 to 5'])
    assert.deepEqual(refused('level', 2), ['level cannot be changed.'])
  })

  it('is one for each question while it is open', () => {
    assert.equal(SCORECARD_ACTION.slot!(PLANNED), 'ppc/structure')
  })

  it('is overdue from the day after, while nothing has come of it', () => {
    const action = actionOf({ ...PLANNED, due: '2026-09-30' })
    assert.equal(isOverdue('doing', action, '2026-09-30'), false)
    assert.equal(isOverdue('doing', action, '2026-10-01'), true)
    assert.equal(isOverdue('done', action, '2026-10-01'), false)
    assert.equal(isOverdue('open', actionOf(PLANNED), '2026-10-01'), false)
  })
})
