import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

export const touchpoints: Migration = async (db) => {
  await sql`create table touchpoint_metric (
    agency_code text not null references agency on delete cascade, market text not null, audience text not null,
    wave text not null, touchpoint text not null, metric text not null,
    value double precision, n integer not null,
    primary key (agency_code, market, audience, wave, touchpoint, metric))`.execute(db)
  await sql`create table touchpoint_name (
    id integer primary key generated always as identity,
    agency_code text not null references agency on delete cascade,
    brand_id text references workspace on delete cascade,
    name text not null, source text not null, touchpoint text)`.execute(db)
  await sql`create unique index touchpoint_name_once
    on touchpoint_name (agency_code, coalesce(brand_id, ''), lower(name))`.execute(db)
}
