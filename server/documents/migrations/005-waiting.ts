import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** For whom a document waits in the status that it has: who is asked to decide about it, and who got it back. */
export const waiting: Migration = async (db) => {
  await sql`create table document_waiting (
      document_id text not null references document on delete cascade,
      person_id text not null references person on delete cascade,
      kind text not null check (kind in ('approval', 'returned')), since timestamptz not null,
      primary key (person_id, document_id))`.execute(db)
  await sql`create index document_waiting_of on document_waiting (document_id)`.execute(db)
}
