import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** The sample world came in one piece; now each noun has a marker of its own. */
export const markerPerNoun: Migration = async (db) => {
  await sql`insert into seed_marker
    select noun, seeded_at from seed_marker, unnest(array['people', 'workspaces', 'permissions', 'scorecards']) as noun
    where name = 'sample-world'`.execute(db)
  await sql`delete from seed_marker where name = 'sample-world'`.execute(db)
}
