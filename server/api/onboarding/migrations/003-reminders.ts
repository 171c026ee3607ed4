import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** When somebody was last reminded of a path: nobody is within a day again, whoever leads them. */
export const reminders: Migration = async (db) => {
  await sql`create table onboarding_reminder (
    person_id text not null references person on delete cascade, path text not null,
    reminded_at timestamptz not null, primary key (person_id, path))`.execute(db)
}
