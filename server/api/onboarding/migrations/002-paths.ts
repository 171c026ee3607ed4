import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** What administrators made of the paths, and the badges of who completed one; `paths` is null for the portal's own. */
export const paths: Migration = async (db) => {
  await sql`create table onboarding_paths (
    agency_code text primary key references agency (code) on delete cascade,
    version integer not null, paths jsonb)`.execute(db)
  await sql`create table onboarding_badge (
    person_id text not null references person on delete cascade, path text not null,
    earned_at timestamptz not null, primary key (person_id, path))`.execute(db)
}
