import type { CountryFacts } from '../../../../miniapps/domain/workspaces/currency.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'

/** Who makes something, and what is known of countries. */
export interface Making {
  agency: AgencyStanding
  personId: string
  countries: ReadonlyMap<string, CountryFacts>
}

/** Under which a brand's account stands: that of the agency's market in its country, made with its first brand there. */
export async function marketAccount(
  sql: Transaction<Database>,
  { agency, personId, countries }: Making,
  country: string,
): Promise<string> {
  const market = await sql
    .selectFrom('workspace')
    .select('az_id')
    .where('organisations_id', '=', agency.organisationsId)
    .where('type', '=', 'MARKET')
    .where('country_code', '=', country)
    .executeTakeFirst()
  if (market) return market.az_id
  const id = `market-${agency.code}-${country.toLowerCase()}`
  const facts = countries.get(country)!
  const now = new Date().toISOString()
  await sql
    .insertInto('workspace')
    .values({
      id,
      az_id: `az-${id}`,
      parent_id: agency.organisationsId,
      organisations_id: agency.organisationsId,
      type: 'MARKET',
      name: facts.name,
      status: 'LIVE',
      country_code: country,
      currency: facts.currency,
      countries: [country],
      categories: [],
      created_at: now,
      created_by: personId,
      updated_at: now,
      updated_by: personId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql
    .insertInto('account')
    .values({ id: `az-${id}`, parent_id: agency.azId, agency_code: agency.code })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return `az-${id}`
}
