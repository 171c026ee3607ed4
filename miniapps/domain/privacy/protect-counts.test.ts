import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { Expression } from '../audience/expression.ts'
import type { CountedCell, CountedTable } from '../surveys/counting.ts'
import { FLOOR, type Licence } from '../surveys/dataset.ts'
import type { Frame } from '../surveys/frame.ts'
import { coverLeaks } from './cover-leaks.ts'
import { difference } from './difference.ts'
import { protectCounts, protectRegions } from './protect-counts.ts'
import { hiddenCells } from './protect-table.ts'
import { protectionOf } from './protection-of.ts'

const codes = Array.from({ length: 6 }, (_, at) => ({ code: at + 1, label: `${at + 1}` }))
const frame: Frame = [
  {
    name: 'a',
    label: 'a',
    type: 'single',
    folder: '',
    codes: [...codes, { code: 50, label: 'net', net: [1, 2] }],
  },
  { name: 'b', label: 'b', type: 'single', folder: '', codes },
  { name: 'age', label: 'age', type: 'number', folder: '', codes: [] },
]
const of = (variable: string, ...codes: number[]): Expression => ({ op: 'in', variable, codes })
const not = (of: Expression): Expression => ({ op: 'not', of })
const lines = (variable: string, count: number) => codes.slice(0, count).map(({ code }) => of(variable, code))

const cellOf = (n: number) => ({ n, w: n * 1.2, q: n * 1.6, universe: n * 2 })
const shown = (cells: readonly CountedCell[]) => cells.map((cell) => cell?.n ?? null)
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const withTotals = (inner: readonly (readonly number[])[]) => {
  const rows = inner.map((row) => [...row, total(row)])
  return [...rows, rows[0]!.map((_, column) => total(rows.map((row) => row[column]!)))]
}

/** Of one row of people by columns, those that are shown; the last is the base. */
function shownOf(columns: readonly Expression[], n: readonly number[], comparison?: [Expression, number]) {
  const cells = [n.map(cellOf)]
  const table: CountedTable = { cells, comparison: [cellOf(comparison?.[1] ?? n.at(-1)!)] }
  const asked = { rows: [], columns, ...(comparison && { comparison: comparison[0] }) }
  const seen = protectCounts(table, asked, 'floor', { frame })
  return [...shown(seen.cells[0]!), ...(comparison ? shown(seen.comparison) : [])]
}

/** Tables of one question by another, which everybody answered. */
const tables = fc
  .record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) })
  .chain(({ rows, columns }) => {
    const row = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: columns, maxLength: columns })
    return fc.array(row, { minLength: rows, maxLength: rows })
  })
  .map((inner) => {
    const cells = withTotals(inner)
    const asked = { rows: lines('a', inner.length), columns: lines('b', inner[0]!.length) }
    return {
      n: cells,
      asked,
      table: {
        cells: cells.map((row) => row.map(cellOf)),
        comparison: cells.map((row) => cellOf(row.at(-1)!)),
      },
    }
  })

describe('a counted table, as a licence lets it be seen,', () => {
  const P1 = withTotals([
    [4, 40, 56],
    [30, 20, 50],
    [6, 60, 34],
  ])
  const table = { cells: P1.map((row) => row.map(cellOf)), comparison: P1.map((row) => cellOf(row.at(-1)!)) }
  const asked = { rows: lines('a', 3), columns: lines('b', 3) }

  it('[P1] lacks small cells, and those that would give them away', () => {
    const { cells } = protectCounts(table, asked, 'floor', { frame })
    assert.deepEqual(cells.map(shown), [
      [null, null, 56, 100],
      [30, null, null, 100],
      [null, 60, null, 100],
      [40, 120, 140, 300],
    ])
  })

  it('is whole where nothing is hidden, and goes by fives where it is rounded', () => {
    assert.equal(protectCounts(table, asked, 'open', { frame }), table)
    const one = { cells: [[cellOf(13)]], comparison: [cellOf(13)] }
    const rounded = protectCounts(one, { rows: [], columns: [] }, 'rounded', { frame }).cells[0]![0]!
    assert.deepEqual([rounded.n, rounded.universe], [15, 30])
    assert.ok(Math.abs(rounded.w - 18) < 1e-9 && Math.abs(rounded.q - 24) < 1e-9)
  })

  it('hands out no exact mean weight of rounded data, by which two answers and their total tell how many gave each', () => {
    const cell = { n: 13, w: 13 * 1.2345, q: 13 * 1.6789, universe: 13 * 2.3456 }
    const one = { cells: [[cell]], comparison: [cell] }
    const { n, w, q, universe } = protectCounts(one, { rows: [], columns: [] }, 'rounded', { frame })
      .cells[0]![0]!
    for (const [shown, mean] of [
      [w, 1.2],
      [q, 1.7],
      [universe, 2.3],
    ] as const)
      assert.ok(Math.abs(shown / n - mean) < 1e-9)
  })

  it('knows of several questions side by side which answers add up', () => {
    assert.deepEqual(shownOf([of('a', 1), of('a', 2), of('b', 1), of('b', 2)], [4, 96, 30, 70, 100]), [
      null,
      null,
      30,
      70,
      100,
    ])
    const bands = [
      [16, 34],
      [35, 54],
      [55, null],
    ] as const
    const ages = bands.map(([min, max]): Expression => ({ op: 'range', variable: 'age', min, max }))
    assert.deepEqual(shownOf(ages, [4, 40, 56, 100]), [null, null, 56, 100])
    assert.deepEqual(shownOf([of('a', 1), of('a', 2)], [4, 80, 100]), [null, 80, 100])
  })

  it('lets no net, nor its opposite, give an answer away', () => {
    assert.deepEqual(shownOf([of('a', 1), of('a', 2), of('a', 50)], [4, 40, 44, 100]), [null, null, 44, 100])
    assert.deepEqual(shownOf([of('a', 1), not(of('a', 1)), of('b', 1)], [4, 96, 30, 100]), [
      null,
      null,
      30,
      100,
    ])
    assert.deepEqual(shownOf([of('a', 1), of('b', 1), of('a', 1)], [12, 4, 12, 100]), [12, null, 12, 100])
    const saved = { op: 'audience', id: 'x', version: 1 } as const
    const seen = protectCounts(
      { cells: [[4, 96, 100].map(cellOf)], comparison: [cellOf(100)] },
      { rows: [], columns: [saved, not(of('a', 1))] },
      'floor',
      { frame, audiences: { 'x@1': of('a', 1) } },
    )
    assert.deepEqual(shown(seen.cells[0]!), [null, null, 100])
  })

  it('lets no comparison give a column away', () => {
    assert.deepEqual(shownOf([of('a', 1)], [4, 100], [not(of('a', 1)), 96]), [null, 100, null])
    assert.deepEqual(shownOf([of('a', 1)], [40, 100], [not(of('a', 1)), 60]), [40, 100, 60])
    assert.deepEqual(shownOf([of('a', 1)], [40, 100], [of('b', 1), 4]), [40, 100, null])
  })

  it('lets no hidden cell be recomputed from its line', () => {
    fc.assert(
      fc.property(tables, ({ n, asked, table }) => {
        const { cells } = protectCounts(table, asked, 'floor', { frame })
        const down = n[0]!.map((_, column) => cells.map((row) => row[column]!))
        const people = [...n, ...n[0]!.map((_, column) => n.map((row) => row[column]!))]
        for (const [at, line] of [...cells, ...down].entries()) {
          const inner = line.slice(0, -1)
          const hidden = people[at]!.filter((_, place) => place < inner.length && inner[place] === null)
          if (line.at(-1) === null) assert.ok(inner.every((cell) => cell === null || cell.n === 0))
          else assert.ok(hidden.length === 0 || (hidden.length > 1 && total(hidden) >= FLOOR))
          assert.ok(line.every((cell) => cell === null || cell.n === 0 || cell.n >= FLOOR))
        }
      }),
    )
  })

  it('lets several lines together give no hidden cell away', () => {
    const n = [
      [0, 0, 20, 20],
      [0, 3, 21, 24],
      [23, 20, 0, 43],
      [23, 23, 41, 87],
    ]
    const across = n.map((row, at) => row.map((_, column) => [at, column] as const))
    const down = n[0]!.map((_, column) => n.map((__, row) => [row, column] as const))
    const asked = { n, floor: FLOOR, totals: [...across, ...down], sums: [...across, ...down] }
    const text = (hidden: (0 | 1)[][]) => hidden.map((row) => row.join(''))
    // 3 is what the last row leaves to the first two columns, less the 43 of the third row
    assert.deepEqual(text(hiddenCells(asked)), ['0011', '0111', '1100', '1100'])
    assert.deepEqual(text(coverLeaks(asked)), ['0011', '0111', '1100', '1010'])
  })

  it('has its small regions taken together, and no part of them alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 }), (people) => {
        const regions = people.map((n, mask) => ({ mask, n, w: n, universe: n }))
        const seen = protectRegions(regions, 'floor')
        const all = total(people)
        const hidden = people.length - seen.regions.length
        const rest = all - total(seen.regions.map(({ n }) => n))
        assert.ok(seen.regions.every(({ n }) => n >= FLOOR))
        assert.equal(seen.other?.n ?? 0, all < FLOOR || (hidden === 1 && people.length === 1) ? 0 : rest)
        assert.ok(hidden === 0 || hidden === people.length || (rest >= FLOOR && hidden > 1))
      }),
    )
  })

  it('is rounded where it asks a sensitive question', () => {
    const licence = { protection: 'open' } as Licence
    const sensitive: Frame = [{ ...frame[0]!, sensitive: true }]
    assert.equal(protectionOf(licence, sensitive, new Set(['a'])), 'rounded')
    assert.equal(protectionOf(licence, frame, new Set(['a'])), 'open')
  })
})

describe('a set that is counted after others', () => {
  const people = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
  const released = [people(1000, 1100), people(0, 500)]

  it('[P2] is refused where it differs from one of them by a few people', () => {
    const asked = (set: number[]) => difference({ released, asked: set, floor: 10 })
    assert.deepEqual(asked(people(0, 494)), { answer: 'refused', reason: 'differs-by-too-few', against: 1 })
    assert.deepEqual(asked(people(0, 480)), { answer: 'given', n: 480 })
    assert.deepEqual(asked(people(3, 503)), { answer: 'refused', reason: 'differs-by-too-few', against: 1 })
    assert.deepEqual(asked(people(0, 500)), { answer: 'given', n: 500 })
    assert.deepEqual(asked(people(0, 9)), { answer: 'refused', reason: 'too-few' })
  })
})
