import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

export const points: Migration = async (db) => {
  await sql`create table curve_point (
    document_id text not null references document on delete cascade, set integer not null, row integer not null,
    x double precision not null, reach double precision[] not null, cost double precision, date text,
    primary key (document_id, set, row))`.execute(db)
}
