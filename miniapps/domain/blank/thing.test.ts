import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as v from 'valibot'
import { THING_INPUT } from './thing.ts'

it('wants a name that is more than spaces, and a day', () => {
  const { issues } = v.safeParse(THING_INPUT, { name: ' ', day: '' })
  assert.deepEqual(
    issues?.map((issue) => v.getDotPath(issue)),
    ['name', 'day'],
  )
  assert.ok(v.is(THING_INPUT, { name: 'Spring', day: '2026-11-23' }))
})
