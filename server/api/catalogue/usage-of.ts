import { type Kysely, sql as raw } from 'kysely'
import { FEWEST_PEOPLE, USAGE_WEEKS } from '../../../miniapps/domain/catalogue/limits.ts'
import type { Database } from '../../db/schema.ts'

/** How many people opened each app in the agency of late; where they are so few that one could tell who, nothing is said. */
export async function usageOf(sql: Kysely<Database>, agency: string): Promise<Record<string, number>> {
  const people = raw<number>`count(distinct person_id)::integer`
  const rows = await sql
    .selectFrom('app_visit')
    .where('agency_code', '=', agency)
    .where('at', '>', raw<Date>`now() - make_interval(weeks => ${USAGE_WEEKS}::integer)`)
    .groupBy('app')
    .having(people, '>=', FEWEST_PEOPLE)
    .select(['app', people.as('people')])
    .execute()
  return Object.fromEntries(rows.map((row) => [row.app, row.people]))
}
