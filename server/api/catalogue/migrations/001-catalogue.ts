import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** How agencies arrange their apps, what they announce, and which apps people open. */
export const catalogue: Migration = async (db) => {
  await sql`create table app_override (
    agency_code text not null references agency on delete cascade, country_code text references country,
    app text not null, position integer, featured boolean not null, hidden boolean not null,
    beta boolean not null, requestable boolean not null,
    maintenance_until timestamptz, maintenance_note text not null, owner text not null,
    unique nulls not distinct (agency_code, country_code, app))`.execute(db)

  await sql`create table announcement (
    id text primary key, agency_code text not null references agency on delete cascade, text text not null,
    level text not null check (level in ('information', 'warning', 'critical')),
    "from" timestamptz not null, until timestamptz not null, path text, check (until > "from"))`.execute(db)
  await sql`create index announcement_agency on announcement (agency_code, until)`.execute(db)

  await sql`create table app_visit (
    person_id text not null references person on delete cascade,
    agency_code text not null references agency on delete cascade,
    app text not null, at timestamptz not null, primary key (person_id, at, app))`.execute(db)
  await sql`create index app_visit_agency on app_visit (agency_code, at)`.execute(db)

  await sql`create table app_favourite (
    person_id text not null references person on delete cascade, app text not null,
    added_at timestamptz not null, primary key (person_id, app))`.execute(db)
}
