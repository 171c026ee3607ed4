import { type Kysely, sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/**
 * The directory of an agency says something of a person for that agency alone: others may share the person. Whatever it
 * shows has a moment of the last change, from which its version comes.
 */
export const scimByAgency: Migration = async (db) => {
  await sql`create table scim_user (
    agency_code text not null references agency on delete cascade,
    person_id text not null references person on delete cascade,
    user_name text, user_name_key text, external_id text, attributes jsonb not null default '{}',
    created_at timestamptz not null default now(), changed_at timestamptz not null default clock_timestamp(),
    primary key (agency_code, person_id), unique (agency_code, user_name_key), unique (agency_code, external_id))`.execute(
    db,
  )
  await sql`create index scim_user_person on scim_user (person_id)`.execute(db)
  // it was one directory; those of its people whom it shares with others it kept in each of their agencies
  await sql`insert into scim_user (agency_code, person_id, external_id)
    select agency_code, person_id, external_id from scim_person join agency_member using (person_id)`.execute(
    db,
  )
  await sql`create table scim_lock (
    person_id text primary key references person on delete cascade,
    agency_code text not null references agency on delete cascade, locked_at timestamptz not null)`.execute(
    db,
  )
  await sql`insert into scim_lock select distinct on (person_id) person_id, agency_code, disabled_at
    from scim_user join person on person.id = person_id where disabled_at is not null
    order by person_id, agency_code`.execute(db)
  await sql`drop table scim_person`.execute(db)
  await sql`create table scim_change (
    agency_code text not null references agency on delete cascade,
    person_id text not null references person on delete cascade, at timestamptz not null default now(),
    request_id text, before jsonb not null, after jsonb not null)`.execute(db)
  await sql`create index scim_change_person on scim_change (person_id, at)`.execute(db)
  await sql`create table scim_absent_member (
    group_id text not null references person_group on delete cascade,
    person_id text not null references person on delete cascade, primary key (group_id, person_id))`.execute(
    db,
  )
  await sql`create index scim_absent_member_person on scim_absent_member (person_id)`.execute(db)
  await sql`alter table person add column changed_at timestamptz`.execute(db)
  await addMoments(db, 'agency_member', ['joined_at'])
  await addMoments(db, 'person_group', ['created_at', 'changed_at'])
  await noteChanges(db)
}

/** By a trigger too: rows of the sample world say null of what they do not know. */
async function addMoments(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns)
    await sql.raw(`alter table ${table} add column ${column} timestamptz not null default now()`).execute(db)
  await sql
    .raw(`create function date_${table}() returns trigger language plpgsql as $$
    begin
      ${columns.map((each) => `new.${each} := coalesce(new.${each}, now());`).join(' ')}
      return new;
    end $$`)
    .execute(db)
  await sql
    .raw(`create trigger ${table}_dated before insert on ${table} for each row
    when (${columns.map((each) => `new.${each} is null`).join(' or ')}) execute function date_${table}()`)
    .execute(db)
}

async function noteChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create function note_change() returns trigger language plpgsql as $$
    begin new.changed_at := clock_timestamp(); return new; end $$`.execute(db)
  const changed = (columns: readonly string[]) =>
    sql.raw(
      `(${columns.map((each) => `old.${each}`).join(', ')}) is distinct from (${columns.map((each) => `new.${each}`).join(', ')})`,
    )
  await sql`create trigger person_changed before update on person for each row
    when (${changed(['email', 'firstname', 'lastname', 'display_language', 'disabled_at'])})
    execute function note_change()`.execute(db)
  await sql`create trigger person_group_changed before update on person_group for each row
    when (${changed(['name', 'external_id'])}) execute function note_change()`.execute(db)
  await sql`create function note_left_agency() returns trigger language plpgsql as $$
    begin
      update scim_user set changed_at = clock_timestamp() from gone
        where scim_user.agency_code = gone.agency_code and scim_user.person_id = gone.person_id;
      return null;
    end $$`.execute(db)
  await sql`create trigger agency_member_left after delete on agency_member referencing old table as gone
    for each statement execute function note_left_agency()`.execute(db)
  await sql`create function note_group_members() returns trigger language plpgsql as $$
    begin
      update person_group set changed_at = clock_timestamp()
        where source = 'scim' and id in (select group_id from changed);
      return null;
    end $$`.execute(db)
  for (const table of ['group_member', 'scim_absent_member'])
    for (const [event, rows] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql
        .raw(`create trigger ${table}_${event}_versioned after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function note_group_members()`)
        .execute(db)
}
