import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/**
 * Rows of sheets, one for each time that a named version has to find again; docs/design/sheets.md. Their cells have no author of
 * their own, so the last change of each is found by its path.
 */
export const sheetRows: Migration = async (db) => {
  await sql`create table document_sheet_row (
      document_id text not null references document on delete cascade, row text not null,
      from_version integer not null, to_version integer, cells jsonb not null, sums jsonb not null,
      by text not null references person, at timestamptz not null,
      primary key (document_id, row, from_version))`.execute(db)
  await sql`create unique index document_sheet_row_now on document_sheet_row (document_id, row) where to_version is null`.execute(
    db,
  )
  await sql`create index document_change_path on document_change (document_id, path, position)`.execute(db)
}
