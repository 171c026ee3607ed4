import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

export const ignoredNames: Migration = async (db) => {
  await sql`alter table touchpoint_name add column ignored boolean not null default false`.execute(db)
}
