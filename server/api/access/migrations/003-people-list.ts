import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** People by name, page by page, and by the beginning of any word of name or address. */
export const peopleList: Migration = async (db) => {
  await sql`create function person_sort_name(firstname text, lastname text) returns text
    language sql immutable parallel safe as $$ select lower(lastname || ' ' || firstname) $$`.execute(db)
  await sql`create index person_by_name on person (person_sort_name(firstname, lastname) collate "C", id collate "C")`.execute(
    db,
  )
  await sql`create function person_words(firstname text, lastname text, email text) returns tsvector
    language sql immutable parallel safe as $$
      select pg_catalog.to_tsvector('pg_catalog.simple',
        firstname || ' ' || lastname || ' ' || translate(email, '@.-_+''', '      ')) $$`.execute(db)
  await sql`create index person_words on person using gin (person_words(firstname, lastname, email))`.execute(
    db,
  )
  await sql`create index agency_member_agency on agency_member (agency_code, person_id)`.execute(db)
}
