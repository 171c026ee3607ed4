import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Entries of mini-apps beside those of the configuration's file. */
export const miniApps: Migration = async (db) => {
  await sql`create table mini_app_entry (
    key text primary key, entry jsonb not null, trial boolean not null)`.execute(db)
}
