import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Cells of a delivery; the currency of money is that of the plan. */
const cells = sql`plan_id text not null references document on delete cascade, line text not null,
    date text not null, source text not null, quantity double precision not null, spend double precision not null,
    clicks double precision, actions double precision, creatives jsonb`

export const deliveries: Migration = async (db) => {
  await sql`create table delivery (${cells}, imported_at timestamptz not null default now(),
    primary key (plan_id, line, date, source))`.execute(db)
  await sql`create table delivery_correction (${cells},
    by text references person on delete set null, at timestamptz not null default now())`.execute(db)
  await sql`create index delivery_correction_of on delivery_correction (plan_id, line, date, source)`.execute(
    db,
  )
  // the key is why nobody claims a make-good and a credit for the same shortfall
  await sql`create table delivery_claim (plan_id text not null references document on delete cascade,
    line text not null, claim text not null, primary key (plan_id, line))`.execute(db)
}
