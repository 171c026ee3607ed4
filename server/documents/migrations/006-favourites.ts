import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Documents that somebody marked to come back to. */
export const favourites: Migration = async (db) => {
  await sql`create table document_favourite (
      person_id text not null references person on delete cascade,
      document_id text not null references document on delete cascade,
      primary key (person_id, document_id))`.execute(db)
  await sql`create index document_favourite_of on document_favourite (document_id)`.execute(db)
}
