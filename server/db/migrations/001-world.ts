import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** People, agencies, workspaces and who may do what where; spec section 3. */
export const world: Migration = {
  async up(db) {
    await peopleAndAgencies(db)
    await permissions(db)
    await workspaces(db)
    await sql`create table seed_marker (name text primary key, seeded_at timestamptz not null)`.execute(db)
  },
}

async function peopleAndAgencies(db: Kysely<unknown>): Promise<void> {
  await sql`create table country (
    code text primary key, name text not null, currency text not null,
    region integer not null check (region between 1 and 4))`.execute(db)

  await sql`create table agency (
    code text primary key, id text not null unique, name text not null, az_id text not null unique,
    applications_id text not null, organisations_id text not null unique, default_theme text not null)`.execute(
    db,
  )

  await sql`create table person (
    id text primary key, email text not null unique check (email = lower(email)),
    firstname text not null, lastname text not null, password_hash text, demo boolean not null default false,
    date_locale text not null, number_locale text not null, display_language text not null)`.execute(db)

  await sql`create table agency_member (
    agency_code text not null references agency on delete cascade,
    person_id text not null references person on delete cascade,
    primary key (person_id, agency_code))`.execute(db)
}

async function permissions(db: Kysely<unknown>): Promise<void> {
  await sql`create table user_role (
    id text primary key, name text not null, application_id text not null,
    countries text[] not null, agencies text[] not null, permissions jsonb not null)`.execute(db)

  await sql`create table person_role (
    person_id text not null references person on delete cascade,
    role_id text not null references user_role on delete cascade,
    primary key (person_id, role_id))`.execute(db)

  await sql`create table account (
    id text primary key, parent_id text references account on delete cascade,
    agency_code text references agency on delete cascade)`.execute(db)
  await sql`create index account_parent on account (parent_id)`.execute(db)

  await sql`create table permission_record (
    person_id text not null references person on delete cascade,
    account_id text not null references account on delete cascade,
    permissions text[] not null check (cardinality(permissions) > 0),
    primary key (person_id, account_id))`.execute(db)
  await sql`create index permission_record_account on permission_record (account_id)`.execute(db)
}

async function workspaces(db: Kysely<unknown>): Promise<void> {
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
