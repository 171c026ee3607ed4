import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/**
 * Private keys, as the identity provider's stand in the database too: anybody who can read this table can
 * sign.
 */
export const signingKeys: Migration = async (db) => {
  await sql`create table signing_key (
    kid text primary key,
    jwk jsonb not null,
    made_at timestamptz not null
  )`.execute(db)
}
