import { quantile } from '../../domain/kernel/statistics/quantile.ts'
import type { RankedLine } from './ranked-line.ts'

/** The index of a touchpoint that the audience uses as much as the whole population does. */
const AVERAGE_INDEX = 100
const HALF = 0.5

export type Quadrant = 'leader' | 'specialist' | 'broad' | 'marginal'

export interface QuadrantLine extends Pick<RankedLine, 'id' | 'name' | 'rank'> {
  reach: number
  index: number
  quadrant: Quadrant
}

/**
 * Lines with reach and index, in the fields that meet at the median reach of the whole ranking and at the
 * average index.
 */
export function quadrantsOf(lines: readonly RankedLine[], all: readonly RankedLine[]) {
  const middle = quantile(
    measured(all).map(({ reach }) => reach),
    HALF,
  )
  const fieldOf = ({ reach, index }: { reach: number; index: number }): Quadrant => {
    if (index >= AVERAGE_INDEX) return reach >= (middle ?? 0) ? 'leader' : 'specialist'
    return reach >= (middle ?? 0) ? 'broad' : 'marginal'
  }
  return {
    placed: measured(lines).map((line): QuadrantLine => ({ ...line, quadrant: fieldOf(line) })),
    reach: middle ?? 0,
    index: AVERAGE_INDEX,
  }
}

const measured = (lines: readonly RankedLine[]) =>
  lines.flatMap(({ id, name, rank, values: { reach, index } }) =>
    typeof reach === 'number' && typeof index === 'number' ? [{ id, name, rank, reach, index }] : [],
  )
