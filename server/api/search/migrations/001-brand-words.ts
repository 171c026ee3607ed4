import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** The words a brand is found by, without accents: an umlaut typed as a plain letter finds it too. */
export const brandWords: Migration = async (db) => {
  await sql`create function search_folded(value text) returns text language sql immutable parallel safe as $$
    select regexp_replace(regexp_replace(normalize(lower(coalesce(value, '')), nfkd), '[\u0300-\u036f]', '', 'g'),
      '[-./@_&'']', ' ', 'g') $$`.execute(db)
  await sql`create index workspace_search on workspace using gin (to_tsvector('simple',
    search_folded(name || ' ' || coalesce(client_name, '') || ' ' || coalesce(country_code, ''))))
    where type = 'BRAND'`.execute(db)
}
