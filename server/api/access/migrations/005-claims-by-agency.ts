import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** One group of the identity provider may stand for one group in each agency. */
export const claimsByAgency: Migration = async (db) => {
  await sql`alter table person_group drop constraint person_group_source_external_id_key`.execute(db)
  await sql`alter table person_group add unique (agency_code, source, external_id)`.execute(db)
}
