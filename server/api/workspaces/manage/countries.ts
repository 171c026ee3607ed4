import type { Kysely } from 'kysely'
import type { CountryFacts } from '../../../../miniapps/domain/workspaces/currency.ts'
import type { Database } from '../../../db/schema.ts'
import { Refusal } from '../../kit/refusal.ts'

/** The country table, by code. */
export async function knownCountries(sql: Kysely<Database>): Promise<ReadonlyMap<string, CountryFacts>> {
  const rows = await sql.selectFrom('country').selectAll().execute()
  return new Map(rows.map(({ code, ...facts }) => [code, facts]))
}

/** @throws Refusal at the first code that the table lacks */
export function checkCountries(codes: readonly string[], known: ReadonlyMap<string, CountryFacts>): void {
  const unknown = codes.find((code) => !known.has(code))
  if (unknown) throw new Refusal('country-unknown', { country: unknown })
}
