import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** A row for each agency whose administrators arranged how the You page begins there. */
export const defaults: Migration = async (db) => {
  await sql`create table home_default (
    agency_code text primary key references agency (code) on delete cascade, widgets jsonb not null)`.execute(
    db,
  )
}
