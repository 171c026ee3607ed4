export interface Ratings {
  /** Percent of the universe; null without one. */
  rating: number | null
  grp: number | null
  /** GRP of the length that CPP is quoted for, 30″. */
  equivalent: number | null
  impressions: number
}

/**
 * Weight of spots: rating = 100·audience/universe, GRP = rating·spots, equivalent = GRP·length factor. Audience and
 * universe in the same unit, of the same people.
 */
export function ratings(asked: {
  audience: number
  universe: number
  spots: number
  /** Of 30″ by default. */
  lengthFactor?: number
}): Ratings {
  const { audience, universe, spots, lengthFactor = 1 } = asked
  const impressions = audience * spots
  if (!(universe > 0)) return { rating: null, grp: null, equivalent: null, impressions }
  const grp = (100 * impressions) / universe
  return { rating: (100 * audience) / universe, grp, equivalent: grp * lengthFactor, impressions }
}
