import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Audiences as they were published, and how far each is shared. */
export const editions: Migration = async (db) => {
  await sql`create table audience_edition (
    document_id text not null references document on delete cascade, version integer not null,
    place text not null, client text, key text not null, expression jsonb not null,
    dataset text not null, dataset_name text not null, dataset_version integer not null, slices text[] not null,
    markets text[] not null, weight text not null, base text not null,
    n double precision not null, w double precision not null, q double precision not null,
    universe double precision not null, margin double precision, flag text not null, plan_least integer not null,
    engine integer not null, by text not null references person, at timestamptz not null, is_newest boolean not null,
    primary key (document_id, version))`.execute(db)
  await sql`create index audience_edition_newest on audience_edition (at desc, document_id) where is_newest`.execute(
    db,
  )
  await sql`create index audience_edition_key on audience_edition (dataset, md5(key)) where is_newest`.execute(
    db,
  )
  await sql`create table audience_share (
    document_id text primary key references document on delete cascade, scope text not null,
    by text not null references person, at timestamptz not null)`.execute(db)
}
