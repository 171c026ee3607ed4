import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changeSince } from './change-since.ts'
import type { Level } from './scorecard.ts'

const level = (questionId: string, value: Level | null) => ({
  questionId,
  level: value,
  notApplicable: false,
})

describe('the change since an earlier run', () => {
  it('looks at the questions that both versions share, by the weights of today', () => {
    const now = [
      { id: 'a', weight: 3 },
      { id: 'b', weight: 1 },
      { id: 'new', weight: 5 },
    ]
    const earlier = {
      questions: ['a', 'b', 'gone'],
      answers: [level('a', 2), level('b', 2), level('gone', 0)],
    }
    assert.deepEqual(changeSince(now, [level('a', 4), level('b', 2), level('new', 0)], earlier), {
      shared: 2,
      compared: 2,
      before: 50,
      now: 87.5,
      moved: [{ questionId: 'a', from: 2, to: 4 }],
    })
  })

  it('compares only what had a level both times', () => {
    const questions = ['a', 'b', 'c', 'd'].map((id) => ({ id, weight: 1 }))
    const now = [level('a', 3), level('b', null), { ...level('c', 1), notApplicable: true }]
    const earlier = {
      questions: ['a', 'b', 'c', 'd'],
      answers: [level('a', 3), level('b', 4), level('c', 4), level('d', 0)],
    }
    const change = { shared: 4, compared: 1, before: 75, now: 75, moved: [] }
    assert.deepEqual(changeSince(questions, now, earlier), change)
  })

  it('has nothing to compare where no shared question has a level', () => {
    const none = changeSince([{ id: 'a', weight: 1 }], [level('a', null)], { questions: ['b'], answers: [] })
    assert.deepEqual(none, { shared: 0, compared: 0, before: null, now: null, moved: [] })
  })
})
