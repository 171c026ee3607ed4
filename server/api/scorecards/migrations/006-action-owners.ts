import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Whoever opens the portal is told which actions are theirs: found by their owner, not among all there are. */
export const actionOwners: Migration = async (db) => {
  await sql`create index scorecard_action_owner on document ((columns -> 'owner' ->> 'id'))
    where type = 'scorecard-action'`.execute(db)
}
