import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

export const taxonomies: Migration = async (db) => {
  await sql`create table taxonomy (id text primary key, agency_code text not null references agency (code) on delete cascade,
    brand_id text references workspace on delete cascade)`.execute(db)
  await sql`create index taxonomy_of_agency on taxonomy (agency_code)`.execute(db)
  await sql`create table taxonomy_version (taxonomy_id text not null references taxonomy on delete cascade,
    version integer not null, name text not null, currency text not null, imported_at timestamptz not null default now(),
    imported_by text references person on delete set null, primary key (taxonomy_id, version))`.execute(db)
  await sql`create table taxonomy_node (taxonomy_id text not null, version integer not null, id text not null,
    place integer not null, parent text, name text not null, cpm double precision,
    primary key (taxonomy_id, version, id),
    foreign key (taxonomy_id, version) references taxonomy_version on delete cascade)`.execute(db)
  await sql`create table taxonomy_bridge (taxonomy_id text not null, version integer not null, node text not null,
    dataset text not null, expression jsonb not null, primary key (taxonomy_id, version, node),
    foreign key (taxonomy_id, version, node) references taxonomy_node on delete cascade)`.execute(db)
}
