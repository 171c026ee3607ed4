import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applyChanges } from './apply-changes.ts'
import type { Body, Change } from './change.ts'
import type { Json } from './json.ts'
import { MAX_CELLS_PER_ROW } from './limits.ts'
import { SHEET } from './sheet-in-tests.ts'

const BODY: Body = { title: 'Spring', 'lines/a': { vendor: 'Northlight', 'weeks/2026-10': 5 } }
const change = (path: string, base: Json, value: Json): Change => ({
  id: `${path}=${JSON.stringify(value)}`,
  path,
  base,
  value,
})
const apply = (...changes: Change[]) => applyChanges(SHEET, null, BODY, changes)
const outcomes = (...changes: Change[]) => apply(...changes).outcomes.map(({ outcome }) => outcome)

describe('changes of a sheet', () => {
  it('set and empty single cells, and leave the body that they began with', () => {
    const { body } = apply(
      change('lines/a/weeks/2026-10', 5, 7),
      change('lines/a/cost', null, 100),
      change('lines/a/vendor', 'Northlight', null),
    )
    assert.deepEqual(body['lines/a'], { 'weeks/2026-10': 7, cost: 100 })
    assert.deepEqual(BODY['lines/a'], { vendor: 'Northlight', 'weeks/2026-10': 5 })
  })

  it('meet in a cell, not in a row', () => {
    assert.deepEqual(outcomes(change('lines/a/cost', null, 1), change('lines/a/weeks/2026-10', 4, 6)), [
      'applied',
      'conflict',
    ])
  })

  it('add a row with its cells, and remove one that is as its author saw it', () => {
    const added = { vendor: 'Harbour', cost: 3 }
    assert.deepEqual(apply(change('lines/b', null, added)).body['lines/b'], added)
    assert.equal('lines/a' in apply(change('lines/a', BODY['lines/a']!, null)).body, false)
    assert.deepEqual(outcomes(change('lines/a', { vendor: 'Northlight' }, null)), ['conflict'])
  })

  it('bring back no row that was removed, by one of its cells', () => {
    assert.deepEqual(apply(change('lines/gone/cost', null, 1)).outcomes[0], {
      id: 'lines/gone/cost=1',
      outcome: 'invalid',
      message: 'This row has been removed.',
    })
  })

  it('hold what each cell may hold, in whole rows too', () => {
    for (const [path, value] of [
      ['lines/a/cost', 1.5],
      ['lines/a/colour', 'red'],
      ['lines/b', { cost: 1.5 }],
      ['lines/b', { '': 1 }],
      ['lines/b', 'text'],
      [
        'lines/b',
        Object.fromEntries(Array.from({ length: MAX_CELLS_PER_ROW + 1 }, (_, at) => [`weeks/w${at}`, 1])),
      ],
    ] as const)
      assert.deepEqual(outcomes(change(path, null, value)), ['invalid'], `${path} ${JSON.stringify(value)}`)
  })
})
