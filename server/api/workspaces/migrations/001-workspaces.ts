import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Agencies, who belongs to them, and what they work for; spec section 3. */
export const workspaces: Migration = async (db) => {
  await sql`create table country (
    code text primary key, name text not null, currency text not null,
    region integer not null check (region between 1 and 4))`.execute(db)

  await sql`create table agency (
    code text primary key, id text not null unique, name text not null, az_id text not null unique,
    applications_id text not null, organisations_id text not null unique, default_theme text not null)`.execute(
    db,
  )

  await sql`create table agency_member (
    agency_code text not null references agency on delete cascade,
    person_id text not null references person on delete cascade,
    primary key (person_id, agency_code))`.execute(db)

  await sql`create table workspace (
    id text primary key, az_id text not null unique, parent_id text not null,
    organisations_id text not null references agency (organisations_id) on delete cascade,
    type text not null check (type in ('ADVERTISER', 'ADVERTISER_MARKET', 'BRAND', 'MARKET', 'WORKSPACE')),
    name text not null, status text not null check (status in ('LIVE', 'PITCH', 'TEST', 'INACTIVE')),
    description text, country_code text references country, currency text,
    countries text[] not null, categories text[] not null, client_id text, client_name text, logo_url text,
    created_at timestamptz not null, created_by text, updated_at timestamptz not null, updated_by text)`.execute(
    db,
  )
  await sql`create index workspace_organisation on workspace (organisations_id, type)`.execute(db)
  await sql`create index workspace_parent on workspace (parent_id)`.execute(db)
}
