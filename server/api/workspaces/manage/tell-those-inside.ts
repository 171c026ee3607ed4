import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { tellPeople } from '../../../live/tell-people.ts'

/** Whoever works in a brand, or in one below, sees at once what became of it: the brand switcher follows. */
export async function tellThoseInside(
  sql: Kysely<Database>,
  workspaceId: string,
  others: readonly string[] = [],
): Promise<void> {
  const rows = await sql
    .selectFrom('effective_permission')
    .select('person_id')
    .distinct()
    .where(
      raw<boolean>`account_id in (select az_id from workspace
        where type = 'BRAND' and ${workspaceId} in (id, parent_id, client_id))`,
    )
    .execute()
  await tellPeople(sql, [...rows.map(({ person_id }) => person_id), ...others], 'rights')
}
