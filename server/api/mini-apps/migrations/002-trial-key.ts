import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Random, for browsers that try an entry: its own key can be guessed by any page that may set a cookie. */
export const trialKey: Migration = async (db) => {
  await sql`alter table mini_app_entry
    add column trial_key text not null default replace(gen_random_uuid()::text, '-', '')`.execute(db)
}
