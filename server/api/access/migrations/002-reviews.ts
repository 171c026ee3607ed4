import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Rules about what nobody may hold together, and reviews of who still needs what. */
export const reviews: Migration = async (db) => {
  await sql`create table duty_rule (
    id text primary key, agency_code text not null references agency on delete cascade, name text not null,
    first text[] not null check (cardinality(first) > 0),
    second text[] not null check (cardinality(second) > 0))`.execute(db)
  await sql`create index duty_rule_agency on duty_rule (agency_code)`.execute(db)

  await sql`create table access_review (
    id text primary key, agency_code text not null references agency on delete cascade, name text not null,
    created_by text not null, created_at timestamptz not null, due_at timestamptz,
    finished_at timestamptz, finished_by text)`.execute(db)
  await sql`create index access_review_agency on access_review (agency_code, created_at)`.execute(db)
  await sql`create table access_review_item (
    review_id text not null references access_review on delete cascade, position integer not null,
    person_id text not null references person on delete cascade,
    assignment_id text, group_id text, account_id text, permissions text[] not null, role_name text,
    decision text check (decision in ('keep', 'remove')), decided_by text, decided_at timestamptz,
    primary key (review_id, position))`.execute(db)
}
