import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Of what is held directly a part can be taken away; and what few hold is marked when a review begins. */
export const reviewParts: Migration = async (db) => {
  await sql`alter table access_review_item add column removed text[],
    add column is_rare boolean not null default false`.execute(db)
}
