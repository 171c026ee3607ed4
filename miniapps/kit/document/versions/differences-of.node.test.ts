import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Json } from '../../../domain/document/json.ts'
import { differencesOf } from './differences-of.ts'

const at = '2026-03-03T13:00:00.000Z'
const field = (value: Json, name = 'Ada') => ({ value, by: { id: name, name }, at })

it('names fields that were set, changed and emptied, by whom, and no others', () => {
  const differences = differencesOf(
    { title: field('Old'), same: field([1, 2]), gone: field('x'), emptied: field('y') },
    {
      same: field([1, 2], 'Grace'),
      title: field('New', 'Grace'),
      emptied: field(null, 'Grace'),
      fresh: field(3),
    },
  )
  assert.deepEqual(
    differences.map(({ path, before, after, last }) => [path, before, after, last?.by.name]),
    [
      ['title', 'Old', 'New', 'Grace'],
      ['emptied', 'y', null, 'Grace'],
      ['fresh', null, 3, 'Ada'],
      ['gone', 'x', null, undefined],
    ],
  )
})
