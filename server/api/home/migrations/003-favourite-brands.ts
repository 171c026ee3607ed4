import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** A row for each brand that somebody marked. */
export const favouriteBrands: Migration = async (db) => {
  await sql`create table brand_favourite (
    person_id text not null references person on delete cascade,
    brand_id text not null references workspace on delete cascade,
    added_at timestamptz not null, primary key (person_id, brand_id))`.execute(db)
}
