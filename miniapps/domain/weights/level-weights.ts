/**
 * Weights on at most so many levels, so that sums over them are exact and fast: more distinct weights become groups of equal count, by
 * weight and then place, each with its mean.
 * @param levels at most
 * @returns the weights in their order, and how many distinct ones there are
 */
export function levelWeights({ weights, levels }: { weights: readonly number[]; levels: number }): {
  weights: number[]
  levels: number
} {
  const distinct = new Set(weights).size
  if (distinct <= levels) return { weights: [...weights], levels: distinct }
  const order = weights
    .map((_, at) => at)
    .toSorted((one, other) => weights[one]! - weights[other]! || one - other)
  const levelled = [...weights]
  for (let group = 0; group < levels; group++) {
    const from = Math.floor((group * weights.length) / levels)
    const members = order.slice(from, Math.floor(((group + 1) * weights.length) / levels))
    // from the first on, so that the mean of equal weights is that weight to the last digit
    const first = weights[members[0]!]!
    const mean = first + members.reduce((sum, at) => sum + weights[at]! - first, 0) / members.length
    for (const at of members) levelled[at] = mean
  }
  return { weights: levelled, levels: new Set(levelled).size }
}
