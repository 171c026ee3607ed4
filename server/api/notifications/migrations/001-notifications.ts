import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Everybody's inbox, and when they want to be left alone. */
export const notifications: Migration = async (db) => {
  await sql`create table notification (
    id bigint generated always as identity primary key,
    person_id text not null references person on delete cascade,
    kind text not null, params jsonb not null, path text not null,
    at timestamptz not null default now(), read_at timestamptz)`.execute(db)
  await sql`create index notification_person on notification (person_id, id)`.execute(db)
  await sql`create index notification_unread on notification (person_id, id) where read_at is null`.execute(
    db,
  )
  await sql`create table notification_setting (
    person_id text primary key references person on delete cascade,
    quiet_until timestamptz, quiet_from text, quiet_to text, digest boolean not null,
    digest_day text, digest_upto bigint)`.execute(db)
}
