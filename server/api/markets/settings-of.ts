import type { Kysely, Selectable } from 'kysely'
import { type MarketSettings, type SettingChange } from '../../../miniapps/domain/markets/market.ts'
import { settingsAt } from '../../../miniapps/domain/markets/settings-at.ts'
import { defaultsOf } from '../../../miniapps/domain/markets/switches.ts'
import { COUNTRIES } from '../../../shell/config/countries.ts'
import type { Database } from '../../db/schema.ts'
import { namesOf } from '../kit/names-of.ts'
import type { MarketChangeTable } from './tables.ts'

/** What is set for each market of an agency at a moment, by country; a market that nobody touched has the defaults. */
export async function settingsOf(
  sql: Kysely<Database>,
  agency: string,
  when: Date,
): Promise<ReadonlyMap<string, MarketSettings>> {
  const rows = await sql
    .selectFrom('market_change')
    .distinctOn(['country_code', 'key'])
    .select(['id', 'country_code', 'key', 'value', 'effective_from'])
    .where('agency_code', '=', agency)
    .where('taken_back_at', 'is', null)
    .where('effective_from', '<=', when)
    .orderBy('country_code')
    .orderBy('key')
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    Object.entries(COUNTRIES).map(([code, country]) => {
      const changes = rows
        .filter(({ country_code }) => country_code === code)
        .map(({ id, key, value, effective_from }) => ({
          id: String(id),
          key,
          value,
          from: effective_from.toISOString(),
        }))
      return [code, settingsAt(defaultsOf(country), changes, when)]
    }),
  )
}

/** Changes to come, the next one first, each with its country. */
export async function plannedIn(
  sql: Kysely<Database>,
  agency: string,
): Promise<readonly (SettingChange & { code: string })[]> {
  const rows = await sql
    .selectFrom('market_change')
    .selectAll()
    .where('agency_code', '=', agency)
    .where('taken_back_at', 'is', null)
    .where('effective_from', '>', new Date())
    .orderBy('effective_from')
    .orderBy('id')
    .execute()
  const names = await namesOf(
    sql,
    rows.map(({ made_by }) => made_by),
  )
  return rows.map((row) => ({ ...changeOf(row, names), code: row.country_code }))
}

export const changeOf = (
  row: Selectable<MarketChangeTable>,
  names: ReadonlyMap<string, string>,
): SettingChange => ({
  id: String(row.id),
  key: row.key,
  value: row.value,
  from: row.effective_from.toISOString(),
  by: row.made_by === null ? null : { personId: row.made_by, name: names.get(row.made_by) ?? '' },
  at: row.made_at.toISOString(),
  reason: row.reason,
})
