import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Whoever reads a comment sees that its author has changed it. */
export const editedComments: Migration = async (db) => {
  await sql`alter table document_comment add column edited_at timestamptz`.execute(db)
}
