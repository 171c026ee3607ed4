import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Pictures and PDF that fields of documents name. */
export const files: Migration = async (db) => {
  await sql`create table document_file (
      id text primary key, document_id text not null references document on delete cascade,
      path text not null, name text not null, type text not null, bytes integer not null, sha256 text not null,
      store text not null, by text not null references person, at timestamptz not null,
      unused_since timestamptz)`.execute(db)
  await sql`create index document_file_of on document_file (document_id)`.execute(db)
}
