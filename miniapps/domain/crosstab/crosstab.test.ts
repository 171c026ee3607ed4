import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import { normalQuantile } from '../kernel/statistics/normal-quantile.ts'
import { chiSquareTail } from '../kernel/statistics/tails.ts'
import { adjust, type Adjustment } from './adjust.ts'
import { cellFigures } from './cell-figures.ts'
import { chiSquare } from './chi-square.ts'
import { correspondence } from './correspondence.ts'
import { interval } from './interval.ts'
import { meansTest } from './means-test.ts'
import { letterOf, pairLetters } from './pair-letters.ts'
import { profileRows } from './profile-rows.ts'
import { columnTest, pairTest } from './share-tests.ts'

const times = (count: number, value: number) => Array.from({ length: count }, () => value)
const sums = (w: number, q = w, n = w) => ({ n, w, q })

describe('a cell of a table', () => {
  it('[X1] has its shares, its index and its error', () => {
    const [cell, column, row, total] = [3200, 8000, 12_000, 50_000].map((w) => sums(w, 1.25 * w))
    near(cellFigures({ cell: cell!, column: column!, row: row!, total: total!, scale: 2 }), {
      columnShare: 0.4,
      rowShare: 0.266667,
      index: 166.666667,
      universe: 6400,
      flag: '',
      relativeError: 0.019121,
    })
  })

  it('has no index and no test on fewer than 30 people, and a mark on fewer than 100', () => {
    const of = (n: number) => ({
      cell: sums(10),
      column: sums(n),
      row: sums(100),
      total: sums(1000),
      scale: 1,
    })
    const { index, flag } = cellFigures(of(29))
    assert.deepEqual(
      [index, flag, cellFigures(of(30)).flag, cellFigures(of(100)).flag],
      [null, '**', '*', ''],
    )
    assert.deepEqual([columnTest(of(29)).z, columnTest(of(30)).z !== null], [null, true])
  })

  it('[X2] is tested against the rest, as a pair with the total is', () => {
    const [cell, column, row, total] = [64, 160, 240, 1000].map((w) => sums(w))
    near(columnTest({ cell: cell!, column: column!, row: row!, total: total! }).z, 5.170445)
    const a = { column: column!, cell: cell! }
    near(pairTest({ a, b: { column: total!, cell: row! }, overlap: a }).z, 5.170445)
  })

  it('is not tested where it is all of the total', () => {
    const [column, row] = [sums(0.1 + 0.2, 0.2, 200), sums(0.1, 0.1, 50)]
    const total = { ...column, w: 0.3 }
    assert.deepEqual(columnTest({ cell: row, column, row, total }), { z: null, p: null })
    const summedElsewhere = { ...column, w: column.w + 1e-9, q: column.q + 1e-9 }
    assert.deepEqual(columnTest({ cell: row, column, row, total: summedElsewhere }), { z: null, p: null })
  })

  it('[X3] is tested by the effective bases of weighted people', () => {
    const asked = {
      cell: sums(90, 150),
      column: sums(180, 260),
      row: sums(340, 500),
      total: sums(1000, 1400),
      scale: 1,
    }
    near(columnTest(asked), { z: 4.17791, p: 0.000029 })
    near(cellFigures(asked), { index: 147.058824, effectiveColumn: 124.615385 })
  })

  it('[X4] of two columns that share people counts these once', () => {
    const a = { column: sums(220, 300), cell: sums(110) }
    const b = { column: sums(170, 200), cell: sums(60) }
    near(pairTest({ a, b, overlap: { column: sums(80, 100), cell: sums(36, 45) } }), {
      z: 3.367448,
      p: 0.000759,
    })
    near(pairTest({ a, b }).z, 2.589247)
  })
})

describe('tests of a family', () => {
  it('[X5] are adjusted for their number', () => {
    const p = [0.001, 0.012, 0.03, 0.04, 0.2]
    const by = (method: Adjustment) => adjust({ p, method })
    near(by('bonferroni'), [0.005, 0.06, 0.15, 0.2, 1])
    near(by('holm'), [0.005, 0.048, 0.09, 0.09, 0.2])
    near(by('benjamini-hochberg'), [0.005, 0.03, 0.05, 0.05, 0.2])
    assert.deepEqual([by('none'), adjust({ p })], [p, p])
  })

  it('[X6] write the letters of the columns that one beats', () => {
    const columns = [80, 62, 52].map((cell) => ({ column: sums(200), cell: sums(cell) }))
    const small = { column: sums(29), cell: sums(2) }
    assert.deepEqual(pairLetters({ columns: [...columns, small], method: 'none' }), ['C', '', '', ''])
    assert.deepEqual([0, 25, 26, 27].map(letterOf), ['A', 'Z', 'AA', 'AB'])
  })
})

describe('means, tables and shares', () => {
  it('[X7] compares weighted means by Welch', () => {
    const a = { values: [5, 7, 6, 9, 8], weights: [1, 1, 2, 0.5, 1.5] }
    near(meansTest({ a, b: { values: [4, 5, 6, 4, 7, 5] } }), {
      meanA: 6.75,
      meanB: 5.166667,
      t: 1.895353,
      df: 6.18988,
      p: 0.105362,
    })
  })

  it('does not test means of values that are all the same', () => {
    const a = { values: times(8, 0.1), weights: [0.36, 1.45, 0.96, 1.83, 1.95, 0.8, 0.74, 1.84] }
    assert.deepEqual(meansTest({ a, b: { values: times(6, 0.2) } }), {
      meanA: 0.1,
      meanB: 0.2,
      t: null,
      df: null,
      p: null,
    })
  })

  it('[X8] tests a table by chi-square, on its effective base', () => {
    const table = [
      [30, 10],
      [10, 30],
    ]
    near(chiSquare({ table }), { chiSquare: 20, df: 1, cramersV: 0.5 })
    near(chiSquare({ table, effective: 60 }), { chiSquare: 15, p: 0.000108 })
    near([chiSquareTail(9.487729, 4), chiSquareTail(2, 10)], [0.05, 0.99634])
  })

  it('[X9] gives a share its interval', () => {
    near(interval({ share: 0.4, effective: 160, level: 0.95 }).margin, 0.075909)
    near(interval({ share: 0.4, effective: 25, level: 0.95 }), { low: 0.234033, high: 0.592605 })
    near(normalQuantile(0.975), 1.959964)
  })

  it('takes a share of all, whatever its last digit, as 1', () => {
    const all = 0.1 + 0.2
    near(interval({ share: all / 0.3, effective: 100, level: 0.95 }), { high: 1, margin: 0 })
    const whole = sums(all, all, 100)
    const total = sums(0.3, 0.3, 100)
    near(cellFigures({ cell: whole, column: whole, row: whole, total, scale: 1 }).relativeError, 0)
  })

  it('[X10] lays rows and columns on two axes', () => {
    const found = correspondence({
      table: [
        [20, 10, 5],
        [10, 20, 10],
        [5, 10, 30],
        [15, 5, 10],
      ],
    })
    assert.ok(!('refused' in found))
    near(found.inertia, 0.275982)
    near(
      found.axes.map(({ share }) => Number((100 * share).toFixed(2))),
      [73.04, 26.96],
    )
    near(found.rows[2], [0.637338, -0.086989])
    near(found.columns[0], [-0.519459, -0.221834])
    assert.deepEqual(
      correspondence({
        table: [
          [0, 0],
          [1, 2],
        ],
      }),
      { refused: 'empty-line', row: 0 },
    )
  })

  it('[X11] lists what tells an audience from its base', () => {
    const row = (id: string, cell: number, all: number) => ({ id, cell: sums(cell), row: sums(all) })
    const rows = [
      row('gym', 160, 600),
      row('chess', 18, 40),
      row('news', 200, 900),
      row('boats', 32, 60),
      row('opera', 29, 60),
    ]
    const found = profileRows({ rows, column: sums(400), total: sums(2000), minShare: 0.05, minN: 30 })
    assert.deepEqual(
      found.map(({ id }) => id),
      ['boats', 'gym', 'news'],
    )
    near(
      found.map(({ z }) => z),
      [6.554031, 4.8795, 2.247333],
    )
  })
})
