import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Up to which day, as 2026-11-23, somebody has been told what came due. */
export const due: Migration = async (db) => {
  await sql`create table due_told (
    person_id text primary key references person on delete cascade, day text not null)`.execute(db)
}
