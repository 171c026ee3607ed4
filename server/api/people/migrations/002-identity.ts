import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** A person's identities at external providers, bound at the first sign-in; docs/design/decisions.md. */
export const identity: Migration = async (db) => {
  await sql`create table person_identity (
      issuer text not null, subject text not null,
      person_id text not null references person on delete cascade, bound_at timestamptz not null,
      primary key (issuer, subject), unique (person_id, issuer))`.execute(db)
}
