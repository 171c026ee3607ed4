import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Published versions never change: a correction is another version. */
export const datasets: Migration = async (db) => {
  await sql`create table dataset_version (dataset text not null, version integer not null, name text not null,
    published_at timestamptz not null, published_by text references person on delete set null, slices jsonb not null,
    weights jsonb not null, frame jsonb not null, licence jsonb not null, agencies text[] not null, markets text[],
    primary key (dataset, version))`.execute(db)
  await sql`create table dataset_column (dataset text not null, version integer not null, slice text not null,
    name text not null, bytes bytea not null, primary key (dataset, version, slice, name),
    foreign key (dataset, version) references dataset_version on delete cascade)`.execute(db)
  // bytes come deflated
  await sql`alter table dataset_column alter column bytes set storage external`.execute(db)
  await sql`create table dataset_access (person_id text not null references person on delete cascade,
    dataset text not null, version integer not null, door text not null, slices text[] not null,
    names text[] not null, at timestamptz not null default now())`.execute(db)
  await sql`create index dataset_access_of on dataset_access (dataset, at)`.execute(db)
  await sql`create table dataset_released (person_id text not null references person on delete cascade,
    dataset text not null, version integer not null, key text not null, slices text[] not null,
    expression jsonb not null, n integer not null, at timestamptz not null default now(),
    primary key (person_id, dataset, version, key))`.execute(db)
}
