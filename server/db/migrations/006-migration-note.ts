import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a release that does not know a migration must know of it. */
export const migrationNote: Migration = {
  async up(db) {
    await sql`create table migration_note (name text primary key, beside text)`.execute(db)
  },
}
