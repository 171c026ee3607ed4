import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** What the directory that provisions people calls them. */
export const scim: Migration = async (db) => {
  await sql`create table scim_person (
    person_id text primary key references person on delete cascade, external_id text not null unique)`.execute(
    db,
  )
}
