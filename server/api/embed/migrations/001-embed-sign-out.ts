import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Numbers of sign-outs from pages of an origin. */
export const embedSignOut: Migration = async (db) => {
  await sql`create table embed_sign_out (
    person_id text not null references person on delete cascade, origin text not null, times integer not null,
    primary key (person_id, origin))`.execute(db)
}
