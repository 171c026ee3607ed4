import type { Kysely } from 'kysely'
import type { CountryFacts } from '../../../miniapps/domain/workspaces/currency.ts'
import type { Database } from '../../db/schema.ts'
import { archivedMarkets } from './market-conditions.ts'
import { refusal } from './refusing.ts'

/** The country table, by code; of an agency with the markets that it put away. */
export async function knownCountries(
  sql: Kysely<Database>,
  agency?: string,
): Promise<ReadonlyMap<string, CountryFacts>> {
  const rows = await sql.selectFrom('country').select(['code', 'name', 'currency', 'region']).execute()
  const archived = agency === undefined ? new Set() : await archivedMarkets(sql, agency)
  return new Map(
    rows.map(({ code, ...facts }) => [code, { ...facts, ...(archived.has(code) && { isArchived: true }) }]),
  )
}

/** @throws Refusal at the first code that the table lacks, or whose market was put away and that was not chosen before */
export function checkCountries(
  codes: readonly string[],
  known: ReadonlyMap<string, CountryFacts>,
  chosen: readonly string[] = [],
): void {
  for (const code of codes) {
    const country = known.get(code)
    if (!country) throw refusal('country-unknown', { country: code })
    if (country.isArchived && !chosen.includes(code))
      throw refusal('market-archived', { market: country.name })
  }
}
