import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Whoever was erased keeps their id, under which their work stands. */
export const erased: Migration = async (db) => {
  await sql`alter table person add column erased_at timestamptz`.execute(db)
}
