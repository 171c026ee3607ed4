import type { Expression } from '../../audience/expression.ts'
import type { Vocabulary } from '../../audience/spelled-out.ts'
import { universeOf } from '../../weights/universe-of.ts'
import type { CountedTable, TableAsked } from '../counting.ts'
import { sumsOfLines } from './line-sums.ts'
import type { Sums } from './set-sums.ts'
import type { SliceStore } from './slice-store.ts'

/** Slices that are counted together, and what expressions may name. */
export interface Respondents extends Vocabulary {
  stores: readonly SliceStore[]
}

const EVERYBODY: Expression = { op: 'all' }

/**
 * A table as it is, nothing hidden: `protectCounts` comes before anybody sees it.
 * @throws Error where an expression names something that is not there, or a column has not been loaded
 */
export function countTable(
  respondents: Respondents,
  { rows, columns, base, comparison, weight }: Omit<TableAsked, 'dataset' | 'version'>,
): CountedTable {
  const { stores } = respondents
  const scales = universeScales(respondents, weight)
  const sums = stores.map((store) => sumsOfLines(store, { rows, columns, base, weight }, respondents))
  const width = columns.length + 1
  const inOrder = [...rows, base].map((_, row) => row)
  const cells = inOrder.map((row) =>
    Array.from({ length: width }, (_, column) => cellOf(sums, row * width + column, scales)),
  )
  if (!comparison) return { cells, comparison: cells.map((row) => row.at(-1)!) }
  const against = { rows, columns: [], base: both(base, comparison), weight }
  const compared = stores.map((store) => sumsOfLines(store, against, respondents))
  return { cells, comparison: inOrder.map((row) => cellOf(compared, row, scales)) }
}

const both = (one: Expression, other: Expression): Expression => ({ op: 'and', of: [one, other] })

/** Thousands of people that one of a slice's weight stands for, when the slices are taken together. */
export function universeScales({ stores, ...names }: Respondents, weight: string): readonly number[] {
  const nothing = { rows: [], columns: [], base: EVERYBODY, weight }
  const slices = stores.map((store) => ({
    ...store.slice,
    weightSum: sumsOfLines(store, nothing, names)[1]!,
    cell: 0,
  }))
  return slices.map((slice, at) => universeOf({ slices: slices.with(at, { ...slice, cell: 1 }) }))
}

/** A cell of all slices together. */
function cellOf(slices: readonly Sums[], cell: number, scales: readonly number[]) {
  const joined = { n: 0, w: 0, q: 0, universe: 0 }
  slices.forEach((sums, slice) => {
    const [n, w, q] = sums.subarray(3 * cell, 3 * cell + 3) as unknown as [number, number, number]
    joined.n += n
    joined.w += w
    joined.q += q
    joined.universe += w * scales[slice]!
  })
  return joined
}
