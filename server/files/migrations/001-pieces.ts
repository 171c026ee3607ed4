import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Pictures and PDF are packed already: to try once more takes time and saves nothing. */
export const pieces: Migration = async (db) => {
  await sql`create table file_piece (
      file_id text not null, position integer not null, bytes bytea not null, primary key (file_id, position))`.execute(
    db,
  )
  await sql`alter table file_piece alter column bytes set storage external`.execute(db)
}
