import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { protectTable } from './protect-table.ts'
import { roundCell } from './round-cell.ts'

describe('what licences hide', () => {
  const table = [
    [4, 40, 56, 100],
    [30, 20, 50, 100],
    [6, 60, 34, 100],
    [40, 120, 140, 300],
  ]
  const hidden = (rows: boolean, columns: boolean) =>
    protectTable({ n: table, floor: 10, addUp: { rows, columns } }).map((row) => row.join(''))

  it('[P1] is small cells, and those that would give them away', () => {
    assert.deepEqual(hidden(true, true), ['1100', '0110', '1010', '0000'])
    assert.deepEqual(hidden(false, false), ['1000', '0000', '1000', '0000'])
  })

  it('is a small total with all of its line', () => {
    const n = [
      [4, 2, 6],
      [40, 50, 90],
      [44, 52, 96],
    ]
    const rows = protectTable({ n, floor: 10, addUp: { rows: false, columns: false } })
    assert.deepEqual(rows[0], [1, 1, 1])
  })

  it('[P3] is rounded to fives', () => {
    near(roundCell({ cell: { n: 13, w: 15.6, q: 20.8 }, step: 5 }), { n: 15, w: 18, q: 24 })
    assert.deepEqual(roundCell({ cell: { n: 0, w: 0, q: 0 }, step: 5 }), { n: 0, w: 0, q: 0 })
  })
})
