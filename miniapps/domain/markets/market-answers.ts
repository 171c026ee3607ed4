import type { MarketSettings, SettingChange, SettingKey, SettingValue } from './market.ts'
import type { Readiness } from './readiness.ts'

/** A market as it is now. */
export interface MarketLine extends MarketSettings {
  code: string
  name: string
  /** 1 to 4, of the country table. */
  region: number
  /** The person works for a brand in it. */
  mine: boolean
  /** The person is one of its administrators. */
  isClientAdmin: boolean
  contacts: readonly MarketContact[]
  /** Of the agency, in this country. */
  brands: number
  readiness: Readiness
  /** Changes to come, the next one first; none for whoever does not manage the agency's markets. */
  planned: readonly SettingChange[]
}

/** One of its administrators. */
export interface MarketContact {
  personId: string
  name: string
}

/** GET `/markets?agency=…&client=…`: of the agency, or those that one of its clients (an advertiser) works in; archived ones only for who manages them. */
export interface Markets {
  manages: boolean
  markets: readonly MarketLine[]
}

/** What was said of a market and holds, held or will hold; or was planned and taken back. */
export interface LoggedChange extends SettingChange {
  before: SettingValue
  takenBack: { by: string; at: string } | null
}

/** GET `/markets/:code?agency=…&after=…`, for who manages them; `log` is a `Page`, as domain may import none. */
export interface MarketDetail {
  market: MarketLine
  log: { data: readonly LoggedChange[]; next: string | null }
}

/** What POST `/markets/changes` and `/markets/lines` would do (with `dryRun`) or did. */
export interface ChangeImpact {
  changes: readonly MarketDifference[]
  /** Those in which it is felt, each with the markets and with who of the people there may open it. */
  apps: readonly { app: string; markets: readonly string[]; people: number }[]
  /** Who works for a brand in one of the markets that change. */
  people: number
}

export interface MarketDifference {
  code: string
  key: SettingKey
  before: SettingValue
  after: SettingValue
}
