import { type BaseFlag, baseFlag, effectiveOf, isTestable, type ThreeSums } from './three-sums.ts'

/** Shares are 0 to 1; null where there is nothing to divide by. */
export interface CellFigures {
  columnShare: number | null
  rowShare: number | null
  totalShare: number | null
  /** 100: as in the total; null of a column with fewer than 30 people. */
  index: number | null
  /** Size that the cell stands for, in the unit of `scale`. */
  universe: number
  effectiveColumn: number
  flag: BaseFlag
  /** √((1 − p)/(p · effective total)), p the share of the total. */
  relativeError: number | null
}

/** Figures of one cell of a table. `scale`: people of the universe for one unit of weight. */
export function cellFigures(asked: {
  cell: ThreeSums
  column: ThreeSums
  row: ThreeSums
  total: ThreeSums
  scale: number
}): CellFigures {
  const { cell, column, row, total, scale } = asked
  const columnShare = shareOf(cell, column)
  const baseShare = shareOf(row, total)
  const totalShare = shareOf(cell, total)
  const people = effectiveOf(total)
  return {
    columnShare,
    rowShare: shareOf(cell, row),
    totalShare,
    index: isTestable(column) && columnShare !== null && baseShare ? (100 * columnShare) / baseShare : null,
    universe: cell.w * scale,
    effectiveColumn: effectiveOf(column),
    flag: baseFlag(column),
    relativeError:
      totalShare && people > 0 ? Math.sqrt(Math.max(0, 1 - totalShare) / (totalShare * people)) : null,
  }
}

export const shareOf = (part: ThreeSums, whole: ThreeSums): number | null =>
  whole.w > 0 ? part.w / whole.w : null
