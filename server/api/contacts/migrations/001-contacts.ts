import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** What people say of themselves to colleagues, and the words they are found by. */
export const contacts: Migration = async (db) => {
  await sql`create table contact (
    person_id text primary key references person on delete cascade,
    title text, city text, country_code text references country,
    time_zone text not null default 'UTC', languages text[] not null default '{}', phone text,
    manager_id text references person on delete set null,
    skills jsonb not null default '[]', availability text not null default 'available',
    hours jsonb not null default '{"days": [1, 2, 3, 4, 5], "from": "09:00", "to": "17:30"}',
    updated_at timestamptz, listed boolean not null default false, sort_name text not null default '',
    words tsvector not null default '')`.execute(db)
  await sql`create index contact_words on contact using gin (words)`.execute(db)
  await sql`create index contact_name on contact (sort_name collate "C", person_id collate "C")
    where listed`.execute(db)
  await sql`create index contact_manager on contact (manager_id)`.execute(db)

  await sql`create table contact_favourite (
    person_id text not null references person on delete cascade,
    contact_id text not null references person on delete cascade, primary key (person_id, contact_id))`.execute(
    db,
  )
  await sql`create table contact_note (
    person_id text not null references person on delete cascade,
    contact_id text not null references person on delete cascade,
    text text not null, updated_at timestamptz not null, primary key (person_id, contact_id))`.execute(db)

  await makeWords(db)
  await makeTriggers(db)
  await sql`insert into contact (person_id) select id from person`.execute(db)
}

/**
 * Skills, market, languages and agencies are lexemes that nobody types, so that they count more than a name that happens to be the
 * same; a skill counts more the better somebody has it. `folded` of domain/contacts folds what is looked for alike.
 */
const makeWords: Migration = async (db) => {
  await sql`create function contact_folded(value text) returns text language sql immutable as $$
    select translate(replace(lower(regexp_replace(normalize(coalesce(value, ''), nfkd), '[\u0300-\u036f]', '', 'g')),
      'ß', 'ss'), 'łŁøØ./@_''-', 'lloo      ') $$`.execute(db)
  await sql`create function contact_words(c contact, name text, agencies text[]) returns tsvector
    language sql immutable as $$
    select setweight(to_tsvector('simple', coalesce((select string_agg(repeat(
          'sk' || replace(each ->> 'skill', '-', '') || ' ',
          case each ->> 'level' when 'expert' then 4 when 'experienced' then 3 when 'working' then 2 else 1 end), ' ')
        from jsonb_array_elements(c.skills) as each), '')), 'A')
      || setweight(to_tsvector('simple', coalesce('mk' || lower(c.country_code), '') || ' ' || contact_folded(c.city)), 'B')
      || setweight(to_tsvector('simple', contact_folded(name)), 'C')
      || setweight(to_tsvector('simple', contact_folded(c.title) || ' '
          || coalesce((select string_agg('lg' || each, ' ') from unnest(c.languages) as each), '') || ' '
          || coalesce((select string_agg('ag' || replace(each, '-', ''), ' ') from unnest(agencies) as each), '')), 'D') $$`.execute(
    db,
  )
}

/** Wherever a person comes from, invited or imported or sent by a provider, there is a row to be found by. */
const makeTriggers: Migration = async (db) => {
  await sql`create function contact_before_write() returns trigger language plpgsql as $$
    declare p person;
      agencies text[] := array(select agency_code from agency_member where person_id = new.person_id);
    begin
      select * into p from person where id = new.person_id;
      new.listed := cardinality(agencies) > 0;
      new.sort_name := contact_folded(p.lastname || ' ' || p.firstname);
      new.words := contact_words(new, p.firstname || ' ' || p.lastname, agencies);
      return new;
    end $$`.execute(db)
  await sql`create trigger contact_before_write before insert or update on contact
    for each row execute function contact_before_write()`.execute(db)
  await sql`create function contact_of_person() returns trigger language plpgsql as $$
    begin
      insert into contact (person_id) values (new.id) on conflict (person_id) do update set sort_name = '';
      return null;
    end $$`.execute(db)
  await sql`create trigger contact_of_person after insert or update of firstname, lastname on person
    for each row execute function contact_of_person()`.execute(db)
  await sql`create function contact_of_member() returns trigger language plpgsql as $$
    begin
      update contact set sort_name = '' where person_id = coalesce(new.person_id, old.person_id);
      return null;
    end $$`.execute(db)
  await sql`create trigger contact_of_member after insert or delete on agency_member
    for each row execute function contact_of_member()`.execute(db)
}
