import type { CountedCell, CountedTable } from '../surveys/counting.ts'
import { adjust, type Adjustment } from './adjust.ts'
import { type CellFigures, cellFigures } from './cell-figures.ts'
import { pairLetters } from './pair-letters.ts'
import { columnTest, pairTest, type ShareTest } from './share-tests.ts'
import type { Overlap } from './table-asked.ts'
import { effectiveOf, NOBODY, type ThreeSums } from './three-sums.ts'

/** Chance up to which a cell is marked, and marked twice. */
const SURE = 0.05
const VERY_SURE = 0.01
/** Relative error from which a figure is about right, and from which it is of no use. */
const ABOUT = 0.25
const USELESS = 0.5

export interface FiguredLine {
  /** Equal keys count the same people. */
  key: string
  net: boolean
}

/** Figures of one cell; null where a licence hides it. */
export type TableCell =
  | (Pick<CellFigures, 'columnShare' | 'rowShare' | 'totalShare' | 'index' | 'flag' | 'relativeError'> & {
      n: number
      /** Thousands. */
      universe: number
      effective: number
      z: number | null
      /** Adjusted, as the table says. */
      p: number | null
      /** Above or below, once or twice, by what the test says. */
      mark: -2 | -1 | 0 | 1 | 2
      trust: 'sound' | 'about' | 'useless'
      /** Of the columns whose share this one is above. */
      letters: string
    })
  | null

interface Figured {
  counted: CountedTable
  rows: readonly FiguredLine[]
  columns: readonly FiguredLine[]
  overlaps: readonly Overlap[]
  groups: readonly (readonly number[])[]
  adjustment: Adjustment
}

/** Rows by columns, each line with its total last, as a table shows and exports them: the base line is the last row. */
export function tableFigures(table: Figured): readonly (readonly TableCell[])[] {
  const { counted, rows, columns } = table
  const tests = adjustedTests(table)
  const width = columns.length
  return counted.cells.map((line, row) => {
    const letters = row < rows.length ? lettersOf(table, row) : []
    return [...columns.keys(), line.length - 1].map((place, at) =>
      figured(table, row, place, at < width ? tests[row]?.[at] : undefined, letters[at] ?? ''),
    )
  })
}

function figured(
  { counted: { cells, comparison } }: Figured,
  row: number,
  place: number,
  test: ShareTest = { z: null, p: null },
  letters: string,
): TableCell {
  const [line, base] = [cells[row]!, cells.at(-1)!]
  const [cell, column, ofRow, total] = [line[place]!, base[place]!, line.at(-1)!, base.at(-1)!]
  if (!cell || !column) return null
  const { n, universe } = cell
  const sums = { cell, column, row: ofRow ?? NOBODY, total: total ?? NOBODY, scale: 0 }
  const { columnShare, rowShare, totalShare, flag, relativeError } = cellFigures(sums)
  const [against, all] = [comparison[row], comparison.at(-1)]
  return {
    n,
    universe,
    effective: effectiveOf(cell),
    columnShare,
    rowShare,
    totalShare,
    flag,
    relativeError,
    index: against && all ? cellFigures({ ...sums, row: against, total: all }).index : null,
    ...test,
    mark: markOf(test),
    trust: trustOf(relativeError),
    letters,
  }
}

function markOf({ z, p }: ShareTest): -2 | -1 | 0 | 1 | 2 {
  if (z === null || p === null || p > SURE) return 0
  return p <= VERY_SURE ? (z > 0 ? 2 : -2) : z > 0 ? 1 : -1
}

const trustOf = (error: number | null): 'sound' | 'about' | 'useless' =>
  error === null || error < ABOUT ? 'sound' : error < USELESS ? 'about' : 'useless'

/** Tests of all cells; their chances are adjusted for one family, to which nets and repeated lines do not belong. */
function adjustedTests(table: Figured): readonly (readonly ShareTest[])[] {
  const { rows, columns, adjustment } = table
  const tests = rows.map((_, row) => columns.map((__, column) => testOf(table, row, column)))
  const [ofRows, ofColumns] = [firstsOf(rows), firstsOf(columns)]
  const family = [...ofRows.values()].flatMap((row) =>
    [...ofColumns.values()].flatMap((column) =>
      tests[row]![column]!.p === null ? [] : [[row, column] as const],
    ),
  )
  const chances = adjust({ p: family.map(([row, column]) => tests[row]![column]!.p!), method: adjustment })
  family.forEach(([row, column], at) => (tests[row]![column] = { ...tests[row]![column]!, p: chances[at]! }))
  return rows.map(({ key }, row) =>
    columns.map((column, at) => tests[ofRows.get(key) ?? row]![ofColumns.get(column.key) ?? at]!),
  )
}

/** First place of each line by its key; nets are left out. */
function firstsOf(lines: readonly FiguredLine[]): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>()
  lines.forEach(({ key, net }, place) => !net && !firsts.has(key) && firsts.set(key, place))
  return firsts
}

const UNTESTED: ShareTest = { z: null, p: null }

/** Against the rest of the comparison, or against all of it where the column lies outside. */
function testOf({ counted, overlaps }: Figured, row: number, column: number): ShareTest {
  const { cells, comparison } = counted
  const at = (place: number) => pairOf(cells[row]![place], cells.at(-1)![place])
  const [own, against] = [at(column), pairOf(comparison[row], comparison.at(-1))]
  if (!own || !against) return UNTESTED
  const overlap = overlaps[column]!
  if (overlap === 'inside') return columnTest({ ...own, row: against.cell, total: against.column })
  if (overlap === 'apart') return pairTest({ a: own, b: against })
  const shared = at(overlap.place)
  return shared ? pairTest({ a: own, b: against, overlap: shared }) : UNTESTED
}

const pairOf = (cell: CountedCell | undefined, column: CountedCell | undefined) =>
  cell && column ? { cell, column } : undefined

/** Letters of all columns in one row: columns of other groups are taken for empty, which leaves them out. */
function lettersOf(
  { counted: { cells }, columns, groups, adjustment }: Figured,
  row: number,
): readonly string[] {
  const empty: { column: ThreeSums; cell: ThreeSums } = { column: NOBODY, cell: NOBODY }
  return groups.reduce<string[]>((all, group) => {
    const family = columns.map((_, at) =>
      group.includes(at) ? (pairOf(cells[row]![at], cells.at(-1)![at]) ?? empty) : empty,
    )
    const letters = pairLetters({ columns: family, method: adjustment })
    for (const at of group) all[at] = letters[at]!
    return all
  }, [])
}
