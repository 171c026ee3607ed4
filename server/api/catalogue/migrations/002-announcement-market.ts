import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** What is announced may be for one market; and what is urgent is put into inboxes once. */
export const announcementMarket: Migration = async (db) => {
  await sql`alter table announcement add column country_code text references country`.execute(db)
  await sql`alter table announcement add column told_at timestamptz`.execute(db)
}
