import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Json } from '../../domain/document/json.ts'
import { UndoSteps } from './undo-steps.ts'

const typed = (before: string, after: string) => ({ text: { before, after } })
const holds =
  (values: Record<string, Json>) =>
  (path: string): Json =>
    values[path] ?? null

describe('what a person may take back', () => {
  it('is one step for what was typed without a pause, and another for what was chosen', () => {
    const steps = new UndoSteps()
    steps.did(typed('', 'a'), { isTyped: true })
    steps.did(typed('a', 'ab'), { isTyped: true })
    steps.did({ level: { before: null, after: 3 } })
    assert.deepEqual(steps.undo(holds({ text: 'ab', level: 3 })), { level: null })
    assert.deepEqual(steps.undo(holds({ text: 'ab' })), { text: '' })
    assert.equal(steps.canUndo, false)
  })

  it('is a new step for what was typed after something was taken back', () => {
    const steps = new UndoSteps()
    steps.did(typed('', 'a'), { isTyped: true })
    steps.did(typed('a', 'ab'), { isTyped: true })
    steps.undo(holds({ text: 'ab' }))
    steps.did(typed('', 'c'), { isTyped: true })
    assert.equal(steps.canRedo, false)
    assert.deepEqual(steps.undo(holds({ text: 'c' })), { text: '' })
  })

  it('leaves out what somebody else has changed since', () => {
    const steps = new UndoSteps()
    steps.did(typed('', 'mine'))
    assert.equal(steps.undo(holds({ text: 'theirs' })), undefined)
  })

  it('is every step of a long day', () => {
    const steps = new UndoSteps()
    for (let step = 1; step <= 1000; step++) steps.did({ level: { before: step - 1, after: step } })
    for (let step = 1000; step > 0; step--)
      assert.deepEqual(steps.undo(holds({ level: step })), { level: step - 1 })
    assert.equal(steps.canUndo, false)
  })
})
