import type { Kysely } from 'kysely'
import type { Scorecard } from '../../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../../db/schema.ts'

/** The portal's own, in the order of the list. */
export async function newestScorecards(sql: Kysely<Database>): Promise<readonly Scorecard[]> {
  const rows = await sql
    .selectFrom('scorecard')
    .select(['id', 'version', 'position', 'title', 'weight', 'intro', 'dimensions', 'questions'])
    .distinctOn('id')
    .where('agency_code', 'is', null)
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute()
  return rows.toSorted((one, other) => one.position - other.position)
}
