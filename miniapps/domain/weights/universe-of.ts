/** A slice of a dataset: one market in one wave. */
export interface UniverseSlice {
  market: string
  wave: string
  /** Thousands. */
  universe: number
  weightSum: number
  /** Weighted sum of what is counted. */
  cell: number
}

/** People in thousands that a weighted sum stands for: averaged over the waves of a market, added over markets. */
export function universeOf({ slices }: { slices: readonly UniverseSlice[] }): number {
  const markets = new Map<string, number[]>()
  for (const { market, universe, weightSum, cell } of slices) {
    const people = weightSum > 0 ? (cell * universe) / weightSum : 0
    markets.set(market, [...(markets.get(market) ?? []), people])
  }
  const means = [...markets.values()].map(
    (waves) => waves.reduce((sum, each) => sum + each, 0) / waves.length,
  )
  return means.reduce((sum, each) => sum + each, 0)
}
