import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Access may be given until a moment. */
export const until: Migration = async (db) => {
  await sql`alter table access_request add column expires_at timestamptz`.execute(db)
}
