import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** A version may be an agency's own; which one is the newest is a question of time, as agencies number for themselves. */
export const scorecardsOfAgencies: Migration = async (db) => {
  await sql`alter table scorecard
      add column agency_code text references agency on delete cascade,
      add column published_at timestamptz not null default now()`.execute(db)
}
