import {
  type BrandStandings,
  type ClientResults,
  standingsAt,
} from '../../../domain/scorecards/client-results.ts'

/** A brand in one quarter, and beside it in another where two are compared. */
export interface ClientRow {
  id: string
  name: string
  market: string | null
  now: BrandStandings
  before: BrandStandings | null
}

export function clientRows(data: ClientResults, quarter: string, against: string | null): ClientRow[] {
  const now = standingsAt(data, quarter)
  const before = against === null ? null : standingsAt(data, against)
  return data.brands.map((brand, at) => ({ ...brand, now: now[at]!, before: before?.[at] ?? null }))
}
