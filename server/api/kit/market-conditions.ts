import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Whether audience-as-a-service is there: as the agency set it for its market, else as in the country table. For queries of `agency`; the column names a country. */
export const hasAudiences = (country: string): RawBuilder<boolean> =>
  raw<boolean>`coalesce(${settingIn(country, 'caas')},
    (select caas from country as entry where entry.code = ${raw.ref(country)}), false)`

/** Whether the agency put its market away: it can be chosen nowhere. */
export const isArchivedMarket = (country: string): RawBuilder<boolean> =>
  raw<boolean>`coalesce(${settingIn(country, 'isArchived')}, false)`

const settingIn = (country: string, key: string) => raw<
  boolean | null
>`(select value::boolean from market_setting
  where market_setting.agency_code = agency.code and market_setting.country_code = ${raw.ref(country)}
    and market_setting.key = ${key})`

/** Where an agency has audience-as-a-service now. */
export async function audienceCountries(sql: Kysely<Database>, agency: string): Promise<string[]> {
  const rows = await sql
    .selectFrom(['agency', 'country'])
    .select('country.code')
    .where('agency.code', '=', agency)
    .where(hasAudiences('country.code'))
    .orderBy('country.code')
    .execute()
  return rows.map(({ code }) => code)
}

/** When audience-as-a-service is planned to change next in one of an agency's markets. */
export async function nextAudienceChange(sql: Kysely<Database>, agency: string): Promise<Date | undefined> {
  const change = await sql
    .selectFrom('market_change')
    .select('effective_from')
    .where('agency_code', '=', agency)
    .where('key', '=', 'caas')
    .where('taken_back_at', 'is', null)
    .where('effective_from', '>', new Date())
    .orderBy('effective_from')
    .limit(1)
    .executeTakeFirst()
  return change?.effective_from
}

/** @returns codes of the countries whose market an agency put away */
export async function archivedMarkets(sql: Kysely<Database>, agency: string): Promise<ReadonlySet<string>> {
  const rows = await sql
    .selectFrom('market_setting')
    .select('country_code')
    .where('agency_code', '=', agency)
    .where('key', '=', 'isArchived')
    .where(raw<boolean>`value::boolean`)
    .execute()
  return new Set(rows.map(({ country_code }) => country_code))
}
