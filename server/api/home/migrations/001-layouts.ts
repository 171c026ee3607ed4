import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** A row for who arranged their You page; the others see their tenant's. */
export const layouts: Migration = async (db) => {
  await sql`create table home_layout (
    person_id text primary key references person on delete cascade, widgets jsonb not null)`.execute(db)
}
