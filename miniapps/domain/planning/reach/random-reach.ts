import type { Refused } from '../../kernel/refused.ts'
import { convolve, type Exposures } from './exposures.ts'

export interface RandomReach extends Exposures {
  /** By how much each vehicle, in the order given, adds to those before it. */
  incremental: number[]
}

/**
 * Sainsbury: reach of vehicles as strangers to one another, 1 - Π(1 - Rᵢ), with all contacts as the convolution of their
 * chances. Shares of one universe and one audience. It overstates where audiences overlap more than by chance.
 */
export function randomReach({ reaches }: { reaches: readonly number[] }): RandomReach {
  let missed = 1
  const incremental = reaches.map((reach) => {
    const added = missed * reach
    missed *= 1 - reach
    return added
  })
  return { ...convolve({ distributions: reaches.map((reach) => [1 - reach, reach]) }), incremental }
}

/**
 * Reach of several media, (1 - Π(1 - d·Rᵢ))/d. Duplication d says how many times more often than by chance two of them
 * meet the same person: 1 is Sainsbury, 0 nobody twice (the sum). Shares; never above 1. Refused where d is below 0 or
 * would make a pair larger than its parts.
 */
export function combineReach({
  reaches,
  duplication = 1,
}: {
  reaches: readonly number[]
  duplication?: number
}): { reach: number } | Refused<'duplication'> {
  if (!(duplication >= 0) || duplication * Math.max(0, ...reaches) > 1) return { refused: 'duplication' }
  const sum = reaches.reduce((all, reach) => all + reach, 0)
  const missed = reaches.reduce((all, reach) => all + Math.log1p(-duplication * reach), 0)
  return { reach: Math.min(1, duplication === 0 ? sum : -Math.expm1(missed) / duplication) }
}
