import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/**
 * The orders in which lists are read page by page: newest first over all places and in one, by title in one.
 * An index entry has room for some 2,700 bytes, so a title is sorted by its beginning.
 */
export const listIndexes: Migration = async (db) => {
  await sql`drop index document_list`.execute(db)
  await sql`create index document_list on document (type, updated_at, id)`.execute(db)
  await sql`create index document_place_list on document (type, place, updated_at, id)`.execute(db)
  await sql`create index document_place_titles on document (type, place, lower(left(title, 200)), id)`.execute(
    db,
  )
}
