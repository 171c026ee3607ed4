import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

export const uploads: Migration = async (db) => {
  await sql`create table plan_upload (
    id text primary key, brand_id text not null references workspace on delete cascade, vendor text not null,
    file_name text not null, file_hash text not null, sheet text not null, world jsonb not null,
    lines integer not null, inserted integer not null, updated integer not null, missing integer not null,
    left_out integer not null, net double precision not null, difference double precision,
    plan_id text not null references document on delete cascade,
    uploaded_by text not null, uploaded_at timestamptz not null)`.execute(db)
  await sql`create index plan_upload_of_brand on plan_upload (brand_id, uploaded_at desc)`.execute(db)
  await sql`create index plan_upload_of_plan on plan_upload (plan_id)`.execute(db)
  await sql`create table plan_upload_line (
    plan_id text not null references document on delete cascade, line_id text not null,
    place integer not null, values jsonb not null, primary key (plan_id, line_id))`.execute(db)
  await sql`create table plan_upload_template (
    brand_id text not null references workspace on delete cascade, vendor text not null,
    columns jsonb not null, touchpoints jsonb not null, locale text not null, currency text not null,
    primary key (brand_id, vendor))`.execute(db)
}
