import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Making and changing workspaces: why they moved, who asked for one, their logos, and whether rivals share people. */
export const management: Migration = async (db) => {
  await sql`create table status_change (
    id bigserial primary key, workspace_id text not null references workspace on delete cascade,
    "from" text not null, "to" text not null, reason text not null, by text not null, at timestamptz not null)`.execute(
    db,
  )
  await sql`create index status_change_workspace on status_change (workspace_id, id)`.execute(db)

  await sql`create table workspace_request (
    id text primary key, agency_code text not null references agency on delete cascade,
    person_id text not null references person on delete cascade,
    kind text not null check (kind in ('create', 'join')), name text not null,
    country_code text references country, workspace_id text references workspace on delete set null,
    note text not null, status text not null check (status in ('open', 'granted', 'refused', 'withdrawn')),
    at timestamptz not null, decided_by text, decided_at timestamptz, reason text)`.execute(db)
  await sql`create index workspace_request_agency on workspace_request (agency_code, status, at)`.execute(db)
  await sql`create index workspace_request_person on workspace_request (person_id, at)`.execute(db)

  await sql`create table workspace_logo (
    id text primary key, workspace_id text not null unique references workspace on delete cascade,
    type text not null, bytes bytea not null)`.execute(db)
  await sql`create table workspace_policy (
    agency_code text primary key references agency on delete cascade,
    shares_rivals boolean not null)`.execute(db)

  // a level of the tree in the order of its names, and what a name begins with
  await sql`create index workspace_level on workspace
    (parent_id, lower(name) collate "C", id collate "C")`.execute(db)
}
