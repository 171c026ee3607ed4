import type { MarketLine } from '../../domain/markets/market-answers.ts'

export interface RegionCount {
  region: number
  markets: number
  live: number
  test: number
  ready: number
}

/** Regions that have markets, archived ones left out. */
export function regionCounts(markets: readonly MarketLine[]): readonly RegionCount[] {
  const open = markets.filter(({ isArchived }) => !isArchived)
  const regions = [...new Set(open.map(({ region }) => region))].toSorted((a, b) => a - b)
  return regions.map((region) => {
    const within = open.filter((market) => market.region === region)
    const live = within.filter(({ status }) => status === 'live').length
    const ready = within.filter(({ readiness }) => readiness.isReady).length
    return { region, markets: within.length, live, test: within.length - live, ready }
  })
}
