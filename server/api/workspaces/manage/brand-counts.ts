import type { Kysely } from 'kysely'
import type { Status } from '../../../../miniapps/domain/workspaces/status-moves.ts'
import type { Database } from '../../../db/schema.ts'
import type { AgencyStanding } from '../../kit/agency-standing.ts'

/** How many brands an agency has of each status. */
export async function brandCounts(
  sql: Kysely<Database>,
  { organisationsId }: AgencyStanding,
): Promise<Record<Status, number>> {
  const counted = await sql
    .selectFrom('workspace')
    .where('organisations_id', '=', organisationsId)
    .where('type', '=', 'BRAND')
    .groupBy('status')
    .select((is) => ['status', is.fn.countAll<string>().as('brands')])
    .execute()
  const brands = { LIVE: 0, PITCH: 0, TEST: 0, INACTIVE: 0 }
  for (const { status, brands: count } of counted) brands[status] = Number(count)
  return brands
}
