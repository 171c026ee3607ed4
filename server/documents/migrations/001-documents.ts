import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Tables of documents, their changes, versions and comments; docs/design/documents.md. */
export const documents: Migration = async (db) => {
  await sql`create table document (
      id text primary key, type text not null, place text not null, status text not null, slot text,
      version integer not null, fields jsonb not null, result jsonb not null,
      title text not null, words text not null, columns jsonb not null,
      created_at timestamptz not null, created_by text not null references person,
      updated_at timestamptz not null, updated_by text not null references person)`.execute(db)
  // Two people who create the same document at the same moment end up in one.
  await sql`create unique index document_slot on document (type, place, slot) where slot is not null`.execute(
    db,
  )
  await sql`create index document_list on document (type, place, updated_at desc, id)`.execute(db)
  await sql`create index document_words on document using gin (to_tsvector('simple', title || ' ' || words))`.execute(
    db,
  )

  await sql`create table document_change (
      document_id text not null references document on delete cascade, id text not null,
      version integer not null, position bigint generated always as identity,
      path text not null, base jsonb not null, value jsonb not null,
      by text not null references person, at timestamptz not null,
      primary key (document_id, id))`.execute(db)
  await sql`create index document_change_order on document_change (document_id, position)`.execute(db)

  await sql`create table document_version (
      document_id text not null references document on delete cascade, version integer not null,
      name text not null, fields jsonb not null, by text not null references person, at timestamptz not null,
      primary key (document_id, version))`.execute(db)

  await sql`create table document_comment (
      document_id text not null references document on delete cascade, id text not null,
      path text not null, text text not null, by text not null references person, at timestamptz not null,
      resolved_by text references person, resolved_at timestamptz, primary key (document_id, id))`.execute(db)
}
