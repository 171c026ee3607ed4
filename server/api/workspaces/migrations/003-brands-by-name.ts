import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Brands in the order in which they are listed and found, so that the first fifty need not wait for all. */
export const brandsByName: Migration = async (db) => {
  await sql`create index workspace_brands on workspace
    (organisations_id, type collate "C", name collate "C", id collate "C") where type = 'BRAND'`.execute(db)
}
