import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/**
 * Whoever is disabled leaves the directory, and of whoever is erased nothing is kept here. `erased_at` is read by its name,
 * for it may be a later release that adds it.
 */
export const standing: Migration = async (db) => {
  await sql`create or replace function contact_before_write() returns trigger language plpgsql as $$
    declare p person;
      agencies text[] := array(select agency_code from agency_member where person_id = new.person_id);
    begin
      select * into p from person where id = new.person_id;
      if to_jsonb(p) ->> 'erased_at' is not null then
        new.title := null; new.city := null; new.country_code := null; new.phone := null; new.manager_id := null;
        new.time_zone := 'UTC'; new.languages := '{}'; new.skills := '[]';
      end if;
      new.listed := cardinality(agencies) > 0 and p.disabled_at is null and to_jsonb(p) ->> 'erased_at' is null;
      new.sort_name := contact_folded(p.lastname || ' ' || p.firstname);
      new.words := contact_words(new, p.firstname || ' ' || p.lastname, agencies);
      return new;
    end $$`.execute(db)
  await sql`create or replace trigger contact_of_person after insert or update of firstname, lastname, disabled_at on person
    for each row execute function contact_of_person()`.execute(db)
}
