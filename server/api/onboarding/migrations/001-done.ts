import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** What people have done of their onboarding; `step` is the path's key and the step's. */
export const done: Migration = async (db) => {
  await sql`create table onboarding_done (
    person_id text not null references person on delete cascade, step text not null,
    done_at timestamptz not null, by_event boolean not null, primary key (person_id, step))`.execute(db)
}
