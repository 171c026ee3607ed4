import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** What somebody keeps here. */
export const things: Migration = async (db) => {
  await sql`create table blank_thing (
    id text primary key, person_id text not null references person on delete cascade, name text not null)`.execute(
    db,
  )
}
