import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Mails that wait to be sent. The person is no `person_id`: exports of what is kept about somebody leave out links that wait here. */
export const outbox: Migration = async (db) => {
  await sql`create table mail (
    id uuid primary key default gen_random_uuid(),
    recipient_id text not null references person on delete cascade,
    kind text not null,
    params jsonb not null,
    path text not null,
    language text,
    queued_at timestamptz not null default now(),
    send_at timestamptz not null default now(),
    expires_at timestamptz not null,
    attempts integer not null default 0
  )`.execute(db)
  await sql`create index mail_due on mail (send_at)`.execute(db)
}
