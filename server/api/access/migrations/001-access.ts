import { type Kysely, sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Groups of people, and roles given to people and groups. */
export const access: Migration = async (db) => {
  await grantsOfRoles(db)
  await accountsAbove(db)
  await sql`create table person_group (
    id text primary key, agency_code text not null references agency on delete cascade,
    name text not null, description text not null default '', rule jsonb,
    source text not null default 'portal' check (source in ('portal', 'scim', 'claims')), external_id text,
    unique (agency_code, name), unique (source, external_id))`.execute(db)
  await sql`create table group_member (
    group_id text not null references person_group on delete cascade,
    person_id text not null references person on delete cascade,
    source text not null default 'portal' check (source in ('portal', 'rule', 'scim', 'claims')),
    primary key (group_id, person_id))`.execute(db)
  await sql`create index group_member_person on group_member (person_id)`.execute(db)

  await sql`create table role_assignment (
    id text primary key, person_id text references person on delete cascade,
    group_id text references person_group on delete cascade,
    role_id text not null references user_role on delete cascade,
    account_id text not null references account on delete cascade,
    below boolean not null default false, expires_at timestamptz,
    given_by text, given_at timestamptz not null, reason text not null default '',
    check (num_nonnulls(person_id, group_id) = 1))`.execute(db)
  await sql`create unique index role_assignment_person on role_assignment (person_id, role_id, account_id)
    where person_id is not null`.execute(db)
  await sql`create unique index role_assignment_group on role_assignment (group_id, role_id, account_id)
    where group_id is not null`.execute(db)
  await sql`create index role_assignment_role on role_assignment (role_id)`.execute(db)
  await sql`create index role_assignment_account on role_assignment (account_id)`.execute(db)
  await effectiveViews(db)
}

/** The permissions of a role as an array: read for every call, written when a role changes. */
async function grantsOfRoles(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_role add column granted text[] not null default '{}'`.execute(db)
  await sql`create function note_grants_of_role() returns trigger language plpgsql as $$
    begin
      new.granted := array(select jsonb_array_elements_text(
        jsonb_path_query_array(new.permissions, '$[*] ? (@.key == "PERMISSIONS").values[*]')));
      return new;
    end $$`.execute(db)
  await sql`create trigger user_role_grants before insert or update on user_role
    for each row execute function note_grants_of_role()`.execute(db)
  await sql`update user_role set permissions = permissions`.execute(db)
}

/** The tree of accounts laid flat, so that what is given with everything beneath costs one look-up. */
async function accountsAbove(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_above (
    account_id text not null references account on delete cascade,
    above_id text not null references account on delete cascade, primary key (account_id, above_id))`.execute(
    db,
  )
  await sql`create index account_above_above on account_above (above_id, account_id)`.execute(db)
  const lay = (accounts: string) => `with recursive line as (
      select id as account_id, id as above_id from ${accounts}
      union all
      select line.account_id, account.parent_id from line join account on account.id = line.above_id
      where account.parent_id is not null)
    insert into account_above select account_id, above_id from line`
  await sql.raw(lay('account')).execute(db)
  await sql
    .raw(`create function lay_new_accounts() returns trigger language plpgsql as $$
    begin ${lay('fresh')}; return null; end $$`)
    .execute(db)
  await sql
    .raw(`create function lay_moved_accounts() returns trigger language plpgsql as $$
    declare moved text[] := array(select account_id from account_above where above_id in (select id from fresh));
    begin
      delete from account_above where account_id = any(moved);
      ${lay('account where id = any(moved)')};
      return null;
    end $$`)
    .execute(db)
  for (const [event, what] of [
    ['insert', 'new'],
    ['update', 'moved'],
  ] as const)
    await sql
      .raw(`create trigger account_${what} after ${event} on account referencing new table as fresh
      for each statement execute function lay_${what}_accounts()`)
      .execute(db)
}

/** Not one row for each account: that would have to read all a person holds before it answers about one. */
async function effectiveViews(db: Kysely<unknown>): Promise<void> {
  await sql`create view effective_role as
    select person_id, role_id, account_id, below, expires_at, id as assignment_id, null::text as group_id
      from role_assignment where person_id is not null and (expires_at is null or expires_at > now())
    union all
    select member.person_id, given.role_id, given.account_id, given.below, given.expires_at, given.id, given.group_id
      from group_member as member join role_assignment as given on given.group_id = member.group_id
      where given.expires_at is null or given.expires_at > now()`.execute(db)
  await sql`create view effective_permission as
    select person_id, account_id, permissions from permission_record
    union all
    select held.person_id, flat.account_id, user_role.granted
      from effective_role as held join user_role on user_role.id = held.role_id
      join account_above as flat on flat.above_id = held.account_id
        and (held.below or flat.account_id = held.account_id)`.execute(db)
}
