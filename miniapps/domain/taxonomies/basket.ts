import { type Candidate, type Fit, trueCpm } from './candidates.ts'

/** Terms on which a basket is bought: people of any of its segments, or of all at once. */
export type BasketJoin = 'any' | 'all'

export interface BasketTotals {
  /** Of all together; null where nothing is bridged, or a licence hides it. */
  fit: Fit | null
  /** Minor units for a thousand contacts; null where a price is missing. */
  cpm: number | null
  /** For a thousand contacts with people of the audience. */
  trueCpm: number | null
  /** Nodes without figures: they are in none of the above. */
  uncounted: number
}

/**
 * Totals of a basket. Bought as any, contacts fall to segments by their size: the price is their mean, and so is the share that counts.
 * Bought as all at once, the dearest sets the price.
 */
export function basketTotals(asked: {
  candidates: readonly Candidate[]
  join: BasketJoin
  /** Of the segments' union or intersection. */
  fit: Fit | null
}): BasketTotals {
  const { candidates, join, fit } = asked
  const counted = candidates.filter((each): each is Candidate & { fit: Fit } => each.fit !== null)
  const cpm = priceOf(counted, join)
  const sum = (of: (fit: Fit) => number) => counted.reduce((all, each) => all + of(each.fit), 0)
  const size = sum((each) => each.size)
  const precision = join === 'all' ? fit?.precision : size > 0 ? sum(({ both }) => both) / size : null
  return {
    fit,
    cpm,
    trueCpm: trueCpm(cpm, precision),
    uncounted: candidates.length - counted.length,
  }
}

function priceOf(counted: readonly (Candidate & { fit: Fit })[], join: BasketJoin): number | null {
  const prices = counted.map(({ node }) => node.cpm)
  if (prices.length === 0 || prices.includes(null)) return null
  if (join === 'all') return Math.max(...(prices as number[]))
  const size = counted.reduce((all, { fit }) => all + fit.size, 0)
  return size > 0 ? counted.reduce((all, { node, fit }) => all + node.cpm! * fit.size, 0) / size : null
}
