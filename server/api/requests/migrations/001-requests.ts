import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Who asks to be let into which app, and what became of it: one open request for each app. */
export const requests: Migration = async (db) => {
  await sql`create table access_request (
    id text primary key, person_id text not null references person on delete cascade,
    app text not null, permission text not null,
    agency_code text not null references agency on delete cascade, account_id text not null,
    note text not null, status text not null check (status in ('open', 'granted', 'refused', 'withdrawn')),
    asked_at timestamptz not null, decided_by text, decided_at timestamptz, reason text not null)`.execute(db)
  await sql`create unique index access_request_open on access_request (person_id, account_id, app)
    where status = 'open'`.execute(db)
  await sql`create index access_request_agency on access_request (agency_code, asked_at) where status = 'open'`.execute(
    db,
  )
  await sql`create index access_request_person on access_request (person_id, asked_at)`.execute(db)
}
