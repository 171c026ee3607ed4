import { logicOf } from '../audience/implies.ts'
import { spelledOut, type Vocabulary } from '../audience/spelled-out.ts'
import type { CountedCell, CountedRegions, CountedTable, TableAsked } from '../surveys/counting.ts'
import { FLOOR, type Protection, ROUNDING_STEP } from '../surveys/dataset.ts'
import { coverLeaks } from './cover-leaks.ts'
import { hiddenCells, type Line, type Place } from './protect-table.ts'
import { roundCell } from './round-cell.ts'
import { sumsAmong } from './sums-among.ts'

type LinesAsked = Pick<TableAsked, 'rows' | 'columns' | 'comparison' | 'addUp'>

/**
 * A counted table as a licence lets people see it: every table goes through here before it leaves worker or server. Which lines add up, to
 * a total or a net, is read off what they ask; an app need not say it.
 */
export function protectCounts(
  table: CountedTable,
  asked: LinesAsked,
  protection: Protection,
  names: Vocabulary,
): CountedTable {
  if (protection === 'open') return table
  const all = withComparison(table, asked)
  const hidden = hiddenAmong(all, asked, names)
  const shown = all.map((row, at) =>
    row.map((cell, column) => (hidden[at]![column] ? null : rounded(cell, protection))),
  )
  const width = asked.columns.length
  return {
    cells: shown.map((row) => [...row.slice(0, width), row.at(-1)!]),
    comparison: shown.map((row) => (asked.comparison ? row[width]! : row.at(-1)!)),
  }
}

/** The comparison is protected as one more column: it is a part of the total as they are. */
function withComparison({ cells, comparison }: CountedTable, asked: LinesAsked): CountedCell[][] {
  return cells.map((row, at) =>
    asked.comparison ? [...row.slice(0, -1), comparison[at]!, row.at(-1)!] : [...row],
  )
}

function hiddenAmong(
  cells: readonly (readonly CountedCell[])[],
  { rows, columns, comparison, addUp }: LinesAsked,
  names: Vocabulary,
): (0 | 1)[][] {
  const n = cells.map((row) => row.map((cell) => cell?.n ?? 0))
  const logic = logicOf(names.frame)
  const plain = (lines: readonly TableAsked['base'][]) => lines.map((line) => spelledOut(line, names))
  const ofColumns = withRests(
    turned(n),
    sumsAmong(plain(comparison ? [...columns, comparison] : columns), n.at(-1)!, logic),
  )
  const ofRows = withRests(
    turned(ofColumns.lines),
    sumsAmong(
      plain(rows),
      n.map((row) => row.at(-1)!),
      logic,
    ),
  )
  const seen: Place = [n.length, n[0]!.length]
  if (addUp?.rows) ofColumns.sums.unshift([...columns.keys(), seen[1] - 1])
  if (addUp?.columns) ofRows.sums.unshift([...n.keys()])
  // a place is on many lines: all of them share it
  const grid = ofRows.lines.map((line, row) => line.map((_, column): Place => [row, column]))
  const across = (places: readonly number[]) => grid.map((row): Line => places.map((column) => row[column]!))
  const down = (places: readonly number[]) =>
    ofColumns.lines.map((_, column): Line => places.map((row) => grid[row]![column]!))
  return coverLeaks({
    n: ofRows.lines,
    floor: FLOOR,
    totals: [...across(totalLast(ofColumns.lines, seen[1])), ...down(totalLast(ofRows.lines, seen[0]))],
    sums: [...ofColumns.sums.flatMap(across), ...ofRows.sums.flatMap(down)],
    seen,
  })
}

type Numbers = readonly (readonly number[])[]

const turned = (n: Numbers): Numbers => n[0]!.map((_, column) => n.map((row) => row[column]!))

/** Places of all lines, the total last: what nobody sees comes after it in the table. */
const totalLast = (lines: Numbers, seen: number): number[] => [
  ...[...lines.keys()].filter((place) => place !== seen - 1),
  seen - 1,
]

/**
 * Lines, and behind them one that nobody sees for each sum that falls short of its whole: a reader has the rest by subtraction, so that it is
 * protected as a cell is. Where it is nowhere small it gives nobody away, and the sum is left out.
 */
function withRests(lines: Numbers, found: Numbers): { lines: Numbers; sums: (readonly number[])[] } {
  const all = [...lines]
  const sums = found.flatMap((sum) => {
    const [parts, whole] = [sum.slice(0, -1), sum.at(-1)!]
    const rest = lines[whole]!.map((n, at) => n - total(parts.map((part) => lines[part]![at]!)))
    if (rest.every((n) => n === 0)) return [sum]
    if (rest.every((n) => n >= FLOOR)) return []
    return [[...parts, all.push(rest) - 1, whole]]
  })
  return { lines: all, sums }
}

function rounded(cell: CountedCell, protection: Protection): CountedCell {
  if (protection !== 'rounded' || cell === null) return cell
  const each = (sum: number) => (cell.n > 0 ? Number((sum / cell.n).toPrecision(MEAN_DIGITS)) * cell.n : 0)
  const coarse = { n: cell.n, w: each(cell.w), q: each(cell.q) }
  const sums = roundCell({ cell: coarse, step: ROUNDING_STEP })
  return { ...sums, universe: cell.n > 0 ? (each(cell.universe) * sums.n) / cell.n : 0 }
}

/** Mean weights of two answers and of both together would tell, if they were exact, how many people gave each. */
const MEAN_DIGITS = 2

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/**
 * Regions as a licence lets people see them: small ones, and those that would give them away, are taken together. `near`: masks of regions
 * that would give people away beside what was told before.
 */
export function protectRegions(
  regions: CountedRegions['regions'],
  protection: Protection,
  near: ReadonlySet<number> = new Set(),
): CountedRegions {
  if (protection === 'open') return { regions, other: null }
  const people = regions.map(({ n }) => n)
  const line: Line = [...people, 0].map((_, column) => [0, column])
  const [hidden] = hiddenCells({
    n: [[...people, total(people)]],
    floor: FLOOR,
    totals: [line],
    sums: [line],
    secret: regions.flatMap(({ mask }, at) => (near.has(mask) ? [line[at]!] : [])),
  }) as [(0 | 1)[]]
  const secret = regions.filter((_, at) => hidden[at])
  const sumOf = (name: 'n' | 'w' | 'universe') => total(secret.map((region) => region[name]))
  const other = { n: sumOf('n'), w: sumOf('w'), universe: sumOf('universe') }
  return {
    regions: regions
      .filter((_, at) => !hidden[at])
      .map((region) => ({ ...region, ...sizeAsSeen(region, protection) })),
    other: secret.length === 0 || hidden.at(-1) ? null : sizeAsSeen(other, protection),
  }
}

interface Size {
  n: number
  w: number
  universe: number
}

/** People of a set that nothing else is told of. */
export function sizeAsSeen({ n, w, universe }: Size, protection: Protection): Size {
  const { q: _, ...size } = rounded({ n, w, q: 0, universe }, protection)!
  return size
}
