import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** Links by which people set a password: of each kind one a person, so that a new one ends the one before it. */
export const passwordLinks: Migration = async (db) => {
  await sql`create table password_link (
    hash text primary key,
    person_id text not null references person on delete cascade,
    kind text not null check (kind in ('invitation', 'reset')),
    expires_at timestamptz not null,
    unique (person_id, kind)
  )`.execute(db)
}
