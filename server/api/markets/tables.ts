import type { Generated } from 'kysely'
import type { SettingKey, SettingValue } from '../../../miniapps/domain/markets/market.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    market_change: MarketChangeTable
    /** A view: of each setting the newest change that has begun. */
    market_setting: Pick<MarketChangeTable, 'agency_code' | 'country_code' | 'key' | 'value'>
  }
}

/** One setting of one market of an agency, from a moment on. */
export interface MarketChangeTable {
  id: Generated<number>
  agency_code: string
  country_code: string
  key: SettingKey
  value: Json<SettingValue>
  /** What held until then, as far as it was known. */
  before: Json<SettingValue>
  effective_from: Timestamp
  reason: string
  /** Left out: the portal itself. */
  made_by: string | null
  made_at: Timestamp
  /** Before it began. */
  taken_back_by: string | null
  taken_back_at: Timestamp | null
}
