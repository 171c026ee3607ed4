import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Things of a brand, found by name; they go with the brand. */
export const things: Migration = async (db) => {
  await sql`create table blank_thing (
    id text primary key, brand_id text not null references workspace on delete cascade,
    name text not null, day text not null)`.execute(db)
  await sql`create index blank_thing_of_brand on blank_thing (brand_id, name collate "C", id)`.execute(db)
}
