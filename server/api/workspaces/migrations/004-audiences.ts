import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** In which countries there is audience-as-a-service. */
export const audiences: Migration = async (db) => {
  await sql`alter table country add column caas boolean not null default false`.execute(db)
}
