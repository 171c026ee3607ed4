import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Who was invited, and who may not come in any more. */
export const standing: Migration = async (db) => {
  await sql`alter table person add column disabled_at timestamptz, add column invited_at timestamptz`.execute(
    db,
  )
}
