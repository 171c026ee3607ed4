import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Which sample data this database has received. */
export const seedMarker: Migration = async (db) => {
  await sql`create table seed_marker (name text primary key, seeded_at timestamptz not null)`.execute(db)
}
