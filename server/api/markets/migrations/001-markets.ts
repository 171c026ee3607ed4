import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** What agencies set for their markets, and from when. */
export const markets: Migration = async (db) => {
  await sql`create table market_change (
    id bigserial primary key, agency_code text not null references agency on delete cascade,
    country_code text not null references country, key text not null, value jsonb not null, before jsonb not null,
    effective_from timestamptz not null, reason text not null, made_by text, made_at timestamptz not null,
    taken_back_by text, taken_back_at timestamptz)`.execute(db)
  await sql`create index market_change_newest on market_change
    (agency_code, country_code, key, effective_from desc, id desc) where taken_back_at is null`.execute(db)
  await sql`create index market_change_log on market_change (agency_code, country_code, id)`.execute(db)

  // to the moment, so that no job has to run when a change begins
  await sql`create view market_setting as
    select distinct on (agency_code, country_code, key) agency_code, country_code, key, value
    from market_change where taken_back_at is null and effective_from <= now()
    order by agency_code, country_code, key, effective_from desc, id desc`.execute(db)
}
