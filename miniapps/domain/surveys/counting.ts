import type { Expression } from '../audience/expression.ts'
import type { ThreeSums } from '../crosstab/three-sums.ts'
import type { AddUp } from '../privacy/protect-table.ts'

/** Respondents that a count is about. */
export interface CountBasis {
  dataset: string
  version: number
  /** Ids of slices. */
  slices: readonly string[]
  weight: string
  /** Restricts every figure; `{ op: 'all' }` is everybody. */
  base: Expression
}

export interface TableAsked extends CountBasis {
  rows: readonly Expression[]
  columns: readonly Expression[]
  /** People that indices are against; the base where none is given. */
  comparison?: Expression
  /** Lines whose cells are all people of their total, each once. */
  addUp?: AddUp
}

/** A table of one version of a dataset. */
export type TableWish = Omit<TableAsked, 'dataset' | 'version'>

/** A cell of a table; null where a licence hides it. */
export type CountedCell = (ThreeSums & { /** Thousands. */ universe: number }) | null

export interface CountedTable {
  /** Rows by columns, each line with its total last: those of the base in row or column, the base itself in the corner. */
  cells: readonly (readonly CountedCell[])[]
  /** Of each row those of the comparison, and the comparison itself last. */
  comparison: readonly CountedCell[]
}

export interface RegionsAsked extends CountBasis {
  /** At most eight. */
  sets: readonly Expression[]
}

export type RegionsWish = Omit<RegionsAsked, 'dataset' | 'version'>

export interface CountedRegions {
  /** Exclusive: bit k of a mask is set k; the heaviest first. */
  regions: readonly { mask: number; n: number; w: number; universe: number }[]
  /** Sum of the regions that are hidden for being below the licence's floor; null where there are none, or where the sum is too small to be shown too. */
  other: { n: number; w: number; universe: number } | null
}

/** Counts one version of a dataset. */
export interface Counting {
  count(asked: TableWish): Promise<CountedTable>
  regions(asked: RegionsWish): Promise<CountedRegions>
}
