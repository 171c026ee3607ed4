import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Changes that were taken without effect, so that one sent again is known whatever stands there by then. */
export const idleChanges: Migration = async (db) => {
  await sql`create table document_idle_change (
      document_id text not null references document on delete cascade, id text not null,
      primary key (document_id, id))`.execute(db)
}
