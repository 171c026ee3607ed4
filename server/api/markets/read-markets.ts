import { type Kysely, sql as raw } from 'kysely'
import type { MarketLine } from '../../../miniapps/domain/markets/market-answers.ts'
import { readinessOf } from '../../../miniapps/domain/markets/readiness.ts'
import { COUNTRIES } from '../../../shell/config/countries.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { namesOf } from '../kit/names-of.ts'
import { mayWork, type AgencyStanding } from '../kit/agency-standing.ts'
import { plannedIn, settingsOf } from './settings-of.ts'

/** The markets of an agency as they are now: each country of the table is one. Archived ones and what is planned are for whoever manages them. */
export async function readMarkets(
  parts: ApiParts,
  agency: AgencyStanding,
  personId: string,
): Promise<MarketLine[]> {
  const { sql } = parts
  const [settings, planned, brands, mine] = await Promise.all([
    settingsOf(sql, agency.code, new Date()),
    agency.manages ? plannedIn(sql, agency.code) : [],
    brandsByCountry(sql, agency),
    marketsOf(parts, agency, personId),
  ])
  const names = await namesOf(
    sql,
    [...settings.values()].flatMap(({ administrators }) => administrators),
  )
  return [...settings].flatMap(([code, set]) => {
    if (set.isArchived && !agency.manages) return []
    const { name, region } = COUNTRIES[code]!
    const { administrators } = set
    return {
      ...set,
      code,
      name,
      region,
      mine: mine.has(code),
      isClientAdmin: administrators.includes(personId),
      contacts: administrators.map((id) => ({ personId: id, name: names.get(id) ?? '' })),
      brands: brands.get(code) ?? 0,
      readiness: readinessOf(set),
      planned: planned.filter((change) => change.code === code).map(({ code: _code, ...change }) => change),
    }
  })
}

async function brandsByCountry(sql: Kysely<Database>, { organisationsId }: AgencyStanding) {
  const rows = await brandsIn(sql, organisationsId)
    .select(['country_code', (is) => is.fn.countAll<string>().as('brands')])
    .groupBy('country_code')
    .execute()
  return new Map(rows.map(({ country_code, brands }) => [country_code ?? '', Number(brands)]))
}

/** Where a person works for a brand. */
async function marketsOf(parts: ApiParts, { organisationsId }: AgencyStanding, personId: string) {
  const rows = await brandsIn(parts.sql, organisationsId)
    .where(mayWork(parts, personId))
    .select('country_code')
    .distinct()
    .execute()
  return new Set(rows.map(({ country_code }) => country_code))
}

const brandsIn = (sql: Kysely<Database>, organisationsId: string) =>
  sql.selectFrom('workspace').where('type', '=', 'BRAND').where('organisations_id', '=', organisationsId)

/** In which countries one of an agency's clients has its markets. */
export async function marketsOfClient(
  sql: Kysely<Database>,
  { organisationsId }: AgencyStanding,
  client: string,
): Promise<ReadonlySet<string>> {
  const rows = await sql
    .selectFrom('workspace')
    .where('type', '=', 'ADVERTISER_MARKET')
    .where('organisations_id', '=', organisationsId)
    .where('client_id', '=', client)
    .select(raw<string>`unnest(countries)`.as('code'))
    .execute()
  return new Set(rows.map(({ code }) => code))
}
