import assert from 'node:assert/strict'
import { it } from 'node:test'
import { MAX_CHANGES_PER_GROUP } from '../../../domain/document/limits.ts'
import { SHEET } from '../../../domain/document/sheet-in-tests.ts'
import { differencesOf } from './differences-of.ts'
import { restoring } from './restoring.ts'
import { type Rows, rowDifferences } from './row-differences.ts'

const field = (value: string | number) => ({
  value,
  by: { id: 'a', name: 'Ada' },
  at: '2026-03-03T13:00:00.000Z',
})
const restored = (before: Rows, after: Rows) => restoring(SHEET, [], rowDifferences(before, after, {}))

it('sets fields, cells and whole rows as they were, and leaves approvals alone', () => {
  const fields = differencesOf(
    { title: field('Spring'), approvals: field(1) },
    { title: field('Summer'), approvals: field(2) },
  )
  const rows = rowDifferences(
    { 'lines/a': { cost: 5 }, 'lines/b': { cost: 2 } },
    { 'lines/a': { cost: 6, vendor: 'Harbour' }, 'lines/c': { cost: 3 } },
    {},
  )
  assert.deepEqual(restoring(SHEET, fields, rows), {
    values: {
      title: 'Spring',
      'lines/a/cost': 5,
      'lines/a/vendor': null,
      'lines/c': null,
      'lines/b': { cost: 2 },
    },
    count: 5,
    fits: true,
  })
})

it('does not fit one step where there are too many changes, or too large ones', () => {
  const many = (count: number, cells: object) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`lines/r${at}`, cells])) as Rows
  assert.ok(restored(many(MAX_CHANGES_PER_GROUP, { cost: 1 }), {}).fits)
  assert.equal(restored(many(MAX_CHANGES_PER_GROUP + 1, { cost: 1 }), {}).fits, false)
  assert.equal(restored(many(300, { vendor: 'x'.repeat(4000) }), {}).fits, false)
})
