import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { near } from '../kernel/near-in-tests.ts'
import type { CountedCell, CountedTable } from '../surveys/counting.ts'
import { laidOut } from './laid-out.ts'
import { mapFigures } from './map-figures.ts'
import { overlapsOf } from './overlaps.ts'
import { wavesToCompare } from './wave-before.ts'

const cell = (n: number, w = n): CountedCell => ({ n, w, q: w * 1.2, universe: w })
const table = (cells: readonly (readonly CountedCell[])[]): CountedTable => ({
  cells,
  comparison: cells.map((row) => row.at(-1)!),
})
const withTotals = (inner: readonly (readonly number[])[]) => {
  const rows = inner.map((row) => [...row, row.reduce((sum, each) => sum + each, 0)])
  return [...rows, rows[0]!.map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0))]
}

describe('an audience map', () => {
  it('has size, share, index and tested growth of each audience', () => {
    const now = table([
      [cell(160), cell(60), cell(5), cell(240)],
      [cell(400), cell(120), cell(29), cell(1000)],
    ])
    const before = table([[cell(300), cell(118), cell(20), cell(1000)]])
    const [large, steady, few] = mapFigures({ now, before })
    near(large, {
      n: 400,
      size: 400,
      share: 0.4,
      index: 166.666667,
      growth: 0.333333,
      course: 'up',
      flag: '',
    })
    near(steady, { growth: 0.016949, course: 'error' })
    near(few, { index: null, flag: '**' })
    assert.equal(mapFigures({ now, before: null })[0]!.course, null)
    const hidden = mapFigures({ now: table([[null, cell(100)]]), before: null })
    assert.equal(hidden[0]!.size, null)
  })

  it('[E6] has overlaps of all pairs', () => {
    const counted = table([
      [cell(4000), cell(1200), cell(4000)],
      [cell(1200), cell(3000), cell(3000)],
      [cell(4000), cell(3000), cell(20_000)],
    ])
    const overlaps = overlapsOf(counted)
    near(overlaps[0]![1], { union: 5800, jaccard: 0.206897, overlap: 0.4, lift: 2 })
    near(overlaps[1]![1], { jaccard: 1 })
  })

  it('[X10] lays audiences out by their answers, and tells where two axes show too little', () => {
    const counted = withTotals([
      [20, 10, 5],
      [10, 20, 10],
      [5, 10, 30],
      [15, 5, 10],
    ])
    const found = laidOut(table(counted.map((row) => row.map((n) => cell(n)))))!
    near(found.rows[2], [0.637338, -0.086989])
    near(found.inertia, 0.275982)
    assert.equal(found.isPoor, false)
    const scattered = [0, 1, 2, 3, 4].map((row) =>
      [0, 1, 2, 3, 4].map((column) => (row === column ? 40 : 10)),
    )
    assert.equal(laidOut(table(withTotals(scattered).map((row) => row.map((n) => cell(n)))))!.isPoor, true)
  })

  it('leaves hidden and empty lines out', () => {
    const counted = withTotals([
      [20, 10, 7, 0],
      [10, 20, 11, 0],
      [0, 0, 0, 0],
      [15, 3, 10, 0],
    ]).map((row) => row.map((n): CountedCell => (n === 3 ? null : cell(n))))
    const found = laidOut(table(counted))!
    assert.deepEqual(found.rowPlaces, [0, 1, 3])
    assert.deepEqual(found.columnPlaces, [0, 2])
  })

  it('compares the newest wave with the one before in the same markets', () => {
    const slice = (market: string, wave: string) => ({
      id: `${market}-${wave}`,
      market,
      wave,
      n: 1,
      universe: 1,
      weightSum: 1,
    })
    const slices = [slice('GB', '2025-H2'), slice('GB', '2026-H1'), slice('US', '2026-H1')]
    assert.deepEqual(wavesToCompare(slices, ['GB-2026-H1']), { now: ['GB-2026-H1'], before: ['GB-2025-H2'] })
    assert.equal(wavesToCompare(slices, ['GB-2026-H1', 'US-2026-H1']), null)
    assert.equal(wavesToCompare(slices, []), null)
  })
})
