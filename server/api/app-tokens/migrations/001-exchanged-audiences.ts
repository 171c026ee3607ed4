import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Audiences that tokens of a provider were ever exchanged for. */
export const exchangedAudiencesTable: Migration = async (db) => {
  await sql`create table exchanged_audience (audience text primary key)`.execute(db)
}
