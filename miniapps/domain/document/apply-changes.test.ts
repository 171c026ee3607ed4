import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applyChanges } from './apply-changes.ts'
import type { Body, Change } from './change.ts'
import type { Json } from './json.ts'
import { NOTE } from './note-in-tests.ts'

const FACTS = { minutes: 5 }
const BODY: Body = { title: 'Old', 'answers/q1/level': 2 }
const change = (path: string, base: Json, value: Json, more: Partial<Change> = {}): Change => ({
  id: `${path}=${JSON.stringify(value)}`,
  path,
  base,
  value,
  ...more,
})
const apply = (...changes: Change[]) => applyChanges(NOTE, FACTS, BODY, changes)
const outcomes = (...changes: Change[]) => apply(...changes).outcomes.map(({ outcome }) => outcome)

describe('changes of a document', () => {
  it('are applied where their author saw what stands there', () => {
    const { body } = apply(change('title', 'Old', 'New'), change('answers/q2/level', null, 4))
    assert.deepEqual(body, { title: 'New', 'answers/q1/level': 2, 'answers/q2/level': 4 })
  })

  it('are refused for their path alone where somebody else was first', () => {
    assert.deepEqual(outcomes(change('title', 'Older', 'New'), change('answers/q1/level', 2, 3)), [
      'conflict',
      'applied',
    ])
  })

  it('are fine where somebody else said the same', () => {
    assert.deepEqual(outcomes(change('answers/q1/level', 0, 2)), ['applied'])
  })

  it('follow one another on one path', () => {
    assert.deepEqual(apply(change('title', 'Old', 'A'), change('title', 'A', 'B')).body['title'], 'B')
  })

  it('take a field out with null', () => {
    assert.equal('answers/q1/level' in apply(change('answers/q1/level', 2, null)).body, false)
  })

  it('of a group are applied whole or not at all', () => {
    const group = 'skip'
    const good = [
      change('answers/q1/level', 2, null, { group }),
      change('answers/q1/skipped', null, true, { group }),
    ]
    assert.deepEqual(apply(...good).body, { title: 'Old', 'answers/q1/skipped': true })
    const bad = [
      change('answers/q1/level', 1, null, { group }),
      change('answers/q1/skipped', null, true, { group }),
    ]
    assert.deepEqual(outcomes(...bad), ['conflict', 'left-out'])
    assert.deepEqual(apply(...bad).body, BODY)
  })

  it('are refused where they contradict another field, with the reason', () => {
    const [refused] = apply(change('answers/q1/skipped', null, true)).outcomes
    assert.deepEqual(refused, {
      id: 'answers/q1/skipped=true',
      outcome: 'invalid',
      message: 'A skipped question has no level.',
    })
  })

  it('are refused for fields that are not there, cannot hold the value, or are fixed', () => {
    assert.deepEqual(outcomes(change('nothing', null, 1)), ['invalid'])
    assert.deepEqual(outcomes(change('answers/q1/level', 2, 5)), ['invalid'])
    assert.deepEqual(outcomes(change('answers/a b/level', null, 3)), ['invalid'])
    assert.deepEqual(outcomes(change('__proto__', null, 'x')), ['invalid'])
    assert.deepEqual(outcomes(change('topic', null, 'x')), ['invalid'])
  })
})
