import { cellFigures, shareOf } from '../crosstab/cell-figures.ts'
import { pairTest } from '../crosstab/share-tests.ts'
import { type BaseFlag, baseFlag } from '../crosstab/three-sums.ts'
import type { CountedTable } from '../surveys/counting.ts'
import { GROWTH_P } from './limits.ts'

/** An audience on the map; null where it is hidden, or cannot be computed. */
export interface MapFigures {
  n: number | null
  /** Thousands. */
  size: number | null
  /** Of the base, 0 to 1. */
  share: number | null
  /** Of the focus, 100 as in the base; null below 30 respondents. */
  index: number | null
  /** Of its share since the wave before: .1 is a tenth more. */
  growth: number | null
  growthP: number | null
  /** `error`: the growth is within the survey's error. */
  course: 'up' | 'down' | 'error' | null
  flag: BaseFlag
}

const HIDDEN: MapFigures = {
  n: null,
  size: null,
  share: null,
  index: null,
  growth: null,
  growthP: null,
  course: null,
  flag: '',
}

/**
 * Figures of each audience. In `now` the audiences are the columns, and the focus, where there is one, is the row; `before` are the same
 * columns in the wave before.
 */
export function mapFigures({
  now,
  before,
}: {
  now: CountedTable
  before: CountedTable | null
}): MapFigures[] {
  const columns = now.cells.at(-1)!
  const total = columns.at(-1)
  return columns.slice(0, -1).map((column, at) => {
    if (!column || !total) return HIDDEN
    const [cell, row] = now.cells.length > 1 ? [now.cells[0]![at], now.cells[0]!.at(-1)] : []
    const indexed = cell && row && cellFigures({ cell, column, row, total, scale: 1 })
    return {
      n: column.n,
      size: column.universe,
      share: shareOf(column, total),
      index: indexed ? indexed.index : null,
      ...growthOf({ column, total }, before, at),
      flag: baseFlag(column),
    }
  })
}

type Sums = NonNullable<CountedTable['cells'][number][number]>

function growthOf(
  now: { column: Sums; total: Sums },
  before: CountedTable | null,
  at: number,
): Pick<MapFigures, 'growth' | 'growthP' | 'course'> {
  const [column, total] = [before?.cells.at(-1)![at], before?.cells.at(-1)!.at(-1)]
  const [share, earlier] = [shareOf(now.column, now.total), column && total && shareOf(column, total)]
  if (share === null || !earlier || !column || !total) return { growth: null, growthP: null, course: null }
  const { p } = pairTest({
    a: { column: now.total, cell: now.column },
    b: { column: total, cell: column },
  })
  const isWithinError = p === null || p >= GROWTH_P
  return {
    growth: share / earlier - 1,
    growthP: p,
    course: isWithinError ? 'error' : share > earlier ? 'up' : 'down',
  }
}
