import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/**
 * The words of a brand as a column: made anew for each row that is looked at, they cost far more than the rest of a search.
 * A trigger keeps them, since whoever inserts whole rows could not name a generated column.
 */
export const storedWords: Migration = async (db) => {
  await sql`alter table workspace add column words tsvector`.execute(db)
  await sql`create function note_words_of_workspace() returns trigger language plpgsql as $$
    begin
      new.words := to_tsvector('simple', search_folded(
        new.name || ' ' || coalesce(new.client_name, '') || ' ' || coalesce(new.country_code, '')));
      return new;
    end $$`.execute(db)
  await sql`create trigger workspace_words before insert or update of name, client_name, country_code on workspace
    for each row execute function note_words_of_workspace()`.execute(db)
  await sql`update workspace set name = name`.execute(db)
  await sql`drop index workspace_search`.execute(db)
  await sql`create index workspace_words on workspace using gin (words) where type = 'BRAND'`.execute(db)
}
