import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

export const budgets: Migration = async (db) => {
  await sql`create table budget_transfer (
    id text primary key, document_id text not null references document on delete cascade,
    from_node text not null, to_node text not null, amount double precision not null, reason text not null,
    status text not null, by text not null references person, at timestamptz not null,
    decided_by text references person, decided_at timestamptz, answer text not null)`.execute(db)
  await sql`create index budget_transfer_of on budget_transfer (document_id, at)`.execute(db)
  await sql`create table budget_entry (
    brand_id text not null references workspace on delete cascade, reference text not null, day text not null,
    market text not null, channel text not null, amount double precision not null, currency text not null,
    by text not null references person, at timestamptz not null,
    primary key (brand_id, reference))`.execute(db)
  await sql`create index budget_entry_of on budget_entry (brand_id, day)`.execute(db)
  await sql`create table budget_rate (
    brand_id text not null references workspace on delete cascade, from_currency text not null,
    to_currency text not null, date text not null, rate double precision not null, source text not null,
    primary key (brand_id, from_currency, to_currency, date))`.execute(db)
}
