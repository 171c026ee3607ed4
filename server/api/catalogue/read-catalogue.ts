import type { Kysely, Selectable } from 'kysely'
import type { AppOverride, MyApps } from '../../../shell/contract/catalogue.ts'
import type { Database } from '../../db/schema.ts'
import type { AppOverrideTable } from './tables.ts'

/** The agency's own first, so that what is said for a market can take its place; the order of apps is the agency's everywhere. */
export async function overridesOf(sql: Kysely<Database>, agency: string): Promise<AppOverride[]> {
  const rows = await sql
    .selectFrom('app_override')
    .selectAll()
    .where('agency_code', '=', agency)
    .orderBy('country_code', (order) => order.asc().nullsFirst())
    .orderBy('app')
    .execute()
  const own = rows.filter(({ country_code }) => country_code === null)
  const positions = new Map(own.map(({ app, position }) => [app, position]))
  return rows
    .map(overrideOf)
    .map((override) => ({ ...override, position: positions.get(override.app) ?? null }))
}

export const overrideOf = (row: Selectable<AppOverrideTable>): AppOverride => ({
  app: row.app,
  country: row.country_code,
  position: row.position,
  featured: row.featured,
  hidden: row.hidden,
  beta: row.beta,
  requestable: row.requestable,
  maintenance: row.maintenance_until && {
    until: row.maintenance_until.toISOString(),
    note: row.maintenance_note,
    owner: row.owner,
  },
  owner: row.owner,
})

/** What a person marked and opened, whatever agency it was in. */
export async function appsOf(sql: Kysely<Database>, personId: string): Promise<MyApps> {
  const favourites = await sql
    .selectFrom('app_favourite')
    .select('app')
    .where('person_id', '=', personId)
    .orderBy('added_at', 'desc')
    .orderBy('app')
    .execute()
  const visits = await sql
    .selectFrom('app_visit')
    .select(['app', 'at'])
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .execute()
  return {
    favourites: favourites.map(({ app }) => app),
    visits: visits.map(({ app, at }) => ({ app, at: at.toISOString() })),
  }
}
