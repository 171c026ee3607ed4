import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import type { CountedTable } from '../surveys/counting.ts'
import type { Frame } from '../surveys/frame.ts'
import type { Expression } from '../audience/expression.ts'
import { letterGroups, tableAsked } from './table-asked.ts'
import { tableFigures } from './table-figures.ts'

const sums = (n: number, w = n, q = w) => ({ n, w, q, universe: w * 10 })
const line = (key: string, net = false) => ({ key, net })

/** One row of these people in columns of these sizes, in a total of 1,000 people with 240 of them in the row. */
function oneRow(cells: readonly (readonly [number, number])[], more: Partial<CountedTable> = {}) {
  const [row, base] = [
    [...cells.map(([cell]) => cell), 240],
    [...cells.map(([, column]) => column), 1000],
  ]
  const counted = {
    cells: [row, base].map((each) => each.map((n) => sums(n))),
    comparison: [sums(240), sums(1000)],
  }
  return {
    counted: { ...counted, ...more },
    rows: [line('r')],
    columns: cells.map((_, at) => line(`c${at}`)),
    overlaps: cells.map(() => 'inside' as const),
    groups: [],
    adjustment: 'none' as const,
  }
}

const frame: Frame = [
  {
    name: 'sex',
    label: 'Sex',
    type: 'single',
    folder: '',
    codes: [1, 2, 3].map((code) => ({ code, label: `${code}` })),
  },
  {
    name: 'read',
    label: 'Read',
    type: 'multi',
    folder: '',
    codes: [1, 2].map((code) => ({ code, label: `${code}` })),
  },
]
const is = (variable: string, ...codes: number[]): Expression => ({ op: 'in', variable, codes })

describe('figures of a crosstab', () => {
  it('[Crosstab 1: X2] are shares, index and test of each cell', () => {
    const [[cell]] = tableFigures(oneRow([[64, 160]])) as never as [[object]]
    near(cell, {
      n: 64,
      universe: 640,
      columnShare: 0.4,
      rowShare: 64 / 240,
      totalShare: 0.064,
      index: 166.666667,
      z: 5.170445,
    })
    assert.equal((cell as { mark: number }).mark, 2)
  })

  it('[Crosstab 2] are flagged and untested below 30 people, flagged from 30', () => {
    const [row] = tableFigures(
      oneRow([
        [20, 29],
        [20, 30],
        [20, 100],
      ]),
    )
    assert.deepEqual(
      row!.map((cell) => [cell!.flag, cell!.z !== null, cell!.index !== null]),
      [
        ['**', false, false],
        ['*', true, true],
        ['', true, true],
        ['', false, true],
      ],
    )
  })

  it('[Crosstab 3] have another index with another comparison, and the same universe', () => {
    const plain = tableFigures(oneRow([[64, 160]]))[0]![0]!
    const other = tableFigures(oneRow([[64, 160]], { comparison: [sums(100), sums(500)] }))[0]![0]!
    assert.equal(other.universe, plain.universe)
    near({ index: other.index }, { index: 200 })
  })

  it('[Crosstab 4] have 100 as the index of the total, and in the line of the base', () => {
    const figures = tableFigures(oneRow([[64, 160]]))
    near({ total: figures[0]!.at(-1)!.index, base: figures[1]![0]!.index }, { total: 100, base: 100 })
  })

  it('are null where a licence hides them, and so is what would be computed of them', () => {
    const asked = oneRow([
      [64, 160],
      [20, 200],
    ])
    const cells = [[null, ...asked.counted.cells[0]!.slice(1)], asked.counted.cells[1]!]
    const [row] = tableFigures({ ...asked, counted: { ...asked.counted, cells }, groups: [[0, 1]] })
    assert.equal(row![0], null)
    assert.equal(row![1]!.letters, '')
  })

  it('say how far they can be trusted', () => {
    const [row] = tableFigures(
      oneRow([
        [64, 160],
        [14, 160],
        [3, 160],
      ]),
    )
    assert.deepEqual(
      row!.map((cell) => cell!.trust),
      ['sound', 'about', 'useless', 'sound'],
    )
  })

  it('adjust one family of tests, to which nets and repeated lines do not belong', () => {
    const asked = oneRow([
      [55, 160],
      [55, 160],
      [64, 160],
      [30, 160],
    ])
    const p = (columns: typeof asked.columns) =>
      tableFigures({ ...asked, columns, adjustment: 'bonferroni' })[0]!
        .slice(0, 4)
        .map((cell) => cell!.p!)
    const single = tableFigures(asked)[0]!.map((cell) => cell!.p!)
    near(p(asked.columns)[0]!, 4 * single[0]!)
    const fewer = p([line('a'), line('a'), line('b', true), line('c')])
    near(fewer, [2 * single[0]!, 2 * single[0]!, single[2]!, Math.min(1, 2 * single[3]!)])
  })

  it('compare columns of one question by letters, under their places in the whole table', () => {
    const asked = oneRow([
      [100, 300],
      [80, 200],
      [62, 200],
      [52, 200],
    ])
    const [row] = tableFigures({ ...asked, groups: [[1, 2, 3]] })
    assert.deepEqual(
      row!.map((cell) => cell!.letters),
      ['', 'D', '', '', ''],
    )
  })

  it('test a column against a comparison that it lies inside, apart from, or across', () => {
    const { asked, overlaps } = tableAsked(
      { rows: [], columns: [is('sex', 1), is('sex', 3), is('read', 1)], comparison: is('sex', 1, 2) },
      frame,
    )
    assert.deepEqual(overlaps, ['inside', 'apart', { place: 3 }])
    assert.deepEqual(asked.columns[3], { op: 'and', of: [is('read', 1), is('sex', 1, 2)] })
    const counted: CountedTable = {
      cells: [
        [sums(110, 110, 150), sums(36, 36, 45), sums(300)],
        [sums(220, 220, 300), sums(80, 80, 100), sums(1000)],
      ],
      comparison: [sums(60, 60, 70), sums(170, 170, 200)],
    }
    const one = { counted, rows: [line('r')], columns: [line('c')], groups: [], adjustment: 'none' as const }
    near({ z: tableFigures({ ...one, overlaps: [{ place: 1 }] })[0]![0]!.z }, { z: 3.367448 })
    near({ z: tableFigures({ ...one, overlaps: ['apart'] })[0]![0]!.z }, { z: 2.589247 })
  })

  it('have letters for columns that share nobody', () => {
    const columns = [is('sex', 1), is('sex', 1, 2), is('sex', 2), is('read', 1), is('read', 2)]
    const lines = columns.map((rule, at) => ({ rule, net: at === 1 }))
    assert.deepEqual(letterGroups(lines, frame), [[0, 2]])
  })
})
