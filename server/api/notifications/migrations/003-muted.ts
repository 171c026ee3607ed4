import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Kinds of notices that a person wants none of. */
export const muted: Migration = async (db) => {
  await sql`alter table notification_setting add column muted text[] not null default '{}'`.execute(db)
}
