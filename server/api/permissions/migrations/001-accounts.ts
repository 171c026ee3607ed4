import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** What permissions are held on, and who holds which; spec section 3. */
export const accounts: Migration = async (db) => {
  await sql`create table account (
    id text primary key, parent_id text references account on delete cascade,
    agency_code text references agency on delete cascade)`.execute(db)
  await sql`create index account_parent on account (parent_id)`.execute(db)

  await sql`create table permission_record (
    person_id text not null references person on delete cascade,
    account_id text not null references account on delete cascade,
    permissions text[] not null check (cardinality(permissions) > 0),
    primary key (person_id, account_id))`.execute(db)
  await sql`create index permission_record_account on permission_record (account_id)`.execute(db)
}
