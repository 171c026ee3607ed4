import assert from 'node:assert/strict'
import { it } from 'node:test'
import { movedTo } from './use-drag-order.ts'

it('moves one to another place, and none over the end', () => {
  assert.deepEqual(movedTo(['c', 'a', 'b'], 'a', 0), ['a', 'c', 'b'])
  assert.deepEqual(movedTo(['c', 'a', 'b'], 'c', 2), ['a', 'b', 'c'])
  assert.deepEqual(movedTo(['c', 'a', 'b'], 'b', 3), ['c', 'a', 'b'])
})
