import assert from 'node:assert/strict'
import { it } from 'node:test'
import { BLANK } from './blank.ts'

it('names each field that keeps it from being submitted', () => {
  const missing = BLANK.actions['submit']!.problems!({ title: 'Spring' }, null)
  assert.deepEqual(
    missing.map(({ code }) => code),
    ['notes-missing', 'due-missing'],
  )
})
