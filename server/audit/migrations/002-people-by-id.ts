import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Entries about people held the address of the day, which nobody could take out when the person was erased. */
export const peopleById: Migration = async (db) => {
  await sql`alter table audit_entry disable trigger audit_entry_row`.execute(db)
  await sql`update audit_entry set subject_name = '' where subject_type = 'person'`.execute(db)
  await sql`alter table audit_entry enable trigger audit_entry_row`.execute(db)
}
