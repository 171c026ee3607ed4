import { shareOf } from './cell-figures.ts'
import { columnTest } from './share-tests.ts'
import type { ThreeSums } from './three-sums.ts'

export interface ProfiledRow {
  id: string
  /** Of the column and of the base; 0 to 1. */
  share: number
  baseShare: number
  index: number | null
  z: number
}

/**
 * Rows that tell an audience from its base: those that at least `minShare` of the column and `minN` people hold, the most different first, of
 * equals by id.
 */
export function profileRows(asked: {
  rows: readonly { id: string; cell: ThreeSums; row: ThreeSums }[]
  column: ThreeSums
  total: ThreeSums
  minShare: number
  minN: number
}): ProfiledRow[] {
  const { rows, column, total, minShare, minN } = asked
  return rows
    .flatMap(({ id, cell, row }): ProfiledRow[] => {
      const [share, baseShare] = [shareOf(cell, column), shareOf(row, total)]
      const { z } = columnTest({ cell, column, row, total })
      if (share === null || baseShare === null || z === null) return []
      if (share < minShare || cell.n < minN) return []
      return [{ id, share, baseShare, index: baseShare > 0 ? (100 * share) / baseShare : null, z }]
    })
    .toSorted((one, other) => Math.abs(other.z) - Math.abs(one.z) || (one.id < other.id ? -1 : 1))
}
