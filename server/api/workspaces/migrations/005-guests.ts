import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Whoever belonged to an agency when another one invited them is a guest there. */
export const guests: Migration = async (db) => {
  await sql`alter table agency_member add column guest_since timestamptz`.execute(db)
}
