import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Which mails a person wants and when, and how far the summaries have come; mails with lines, and those that can be turned off. */
export const mailSettings: Migration = async (db) => {
  await sql`create table mail_setting (
    person_id text primary key references person on delete cascade,
    off_families text[] not null default '{}',
    digest_at text not null default '08:00',
    time_zone text,
    digest_due timestamptz,
    digest_notice bigint not null default 0,
    digest_day text,
    stop_token text unique)`.execute(db)
  await sql`create index mail_setting_due on mail_setting (digest_due) where digest_due is not null`.execute(
    db,
  )
  await sql`alter table mail add column family text, add column lines jsonb not null default '[]'`.execute(db)
}
