import { baseFlag, effectiveOf, type BaseFlag } from '../../crosstab/three-sums.ts'
import { shareOf } from '../../crosstab/cell-figures.ts'
import { interval } from '../../crosstab/interval.ts'
import type { CountedCell, CountedTable } from '../../surveys/counting.ts'

/** Level of the intervals that are shown. */
const LEVEL = 0.95

/** Size of an audience. */
export interface AudienceSize {
  n: number
  /** Thousands. */
  universe: number
  /** Of the base, 0 to 1. */
  share: number | null
  /** Half of the 95 % interval, as a share. */
  margin: number | null
  /** Ends of the interval, in thousands; null where there is none to give. */
  from: number | null
  to: number | null
  flag: BaseFlag
}

/** Thousands; null where it is hidden. */
export const universeIn = (cell: CountedCell | undefined): number | null => cell?.universe ?? null

/** Of the first row of a table; null where the licence hides it. */
export const sizeOf = ({ cells }: CountedTable): AudienceSize | null =>
  sizeWithin(cells[0]?.at(-1), cells.at(-1)?.at(-1))

/** Of a cell within its base; null where either is hidden. */
export function sizeWithin(
  cell: CountedCell | undefined,
  base: CountedCell | undefined,
): AudienceSize | null {
  if (!cell || !base) return null
  const share = shareOf(cell, base)
  const { low, high, margin } = interval({ share: share ?? 0, effective: effectiveOf(base), level: LEVEL })
  const inUniverse = (end: number | null) => (end === null ? null : end * base.universe)
  return {
    n: cell.n,
    universe: cell.universe,
    share,
    margin,
    from: inUniverse(low),
    to: inUniverse(high),
    flag: baseFlag(cell),
  }
}
