import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Where people are signed in, as far as tokens say. */
export const sessions: Migration = async (db) => {
  await sql`create table person_session (
    id uuid primary key default gen_random_uuid(),
    person_id text not null references person on delete cascade,
    session text not null, embedded boolean not null, browser text, system text,
    began_at timestamptz not null default now(), seen_at timestamptz not null default now(),
    ended_at timestamptz, unique (person_id, session))`.execute(db)
}
