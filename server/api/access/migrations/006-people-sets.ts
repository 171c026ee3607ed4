import { type Kysely, sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

const SETS = [
  ['agency_member', 'agency', 'agency_code'],
  ['group_member', 'group', 'group_id'],
] as const

/**
 * Who belongs to an agency or a group, as one bit a person, 4,096 to a row: what fifty thousand people and their groups
 * have in common is counted in some milliseconds. Triggers keep the bits in the transaction of the membership itself.
 */
export const peopleSets: Migration = async (db) => {
  await sql`create sequence person_number as integer`.execute(db)
  // with its owner's rights: who may only write rows may not use a sequence
  await sql`create function next_person_number() returns integer
    language sql security definer as $$ select nextval('person_number')::integer $$`.execute(db)
  await sql`alter table person add column number integer not null default next_person_number()`.execute(db)
  await sql`create function number_person() returns trigger language plpgsql as $$
    begin new.number := next_person_number(); return new; end $$`.execute(db)
  await sql`create trigger person_number before insert on person
    for each row when (new.number is null) execute function number_person()`.execute(db)
  await sql`create index person_standing on person (id)
    where disabled_at is not null or invited_at is not null`.execute(db)
  await sql`create table people_set (
    kind text not null, key text not null, block integer not null, bits bit(4096) not null,
    primary key (kind, key, block))`.execute(db)
  await sql`create function person_block(number integer) returns integer
    language sql immutable parallel safe as $$ select number / 4096 $$`.execute(db)
  await sql`create function person_bit(number integer) returns bit
    language sql immutable parallel safe as $$ select set_bit(repeat('0', 4096)::bit(4096), number % 4096, 1) $$`.execute(
    db,
  )
  for (const set of SETS) await keep(db, set)
  await sql`create function leave_people_sets() returns trigger language plpgsql as $$
    begin
      update people_set set bits = bits & ~person_bit(old.number) where block = person_block(old.number);
      return old;
    end $$`.execute(db)
  await sql`create trigger person_leaves_sets before delete on person
    for each row execute function leave_people_sets()`.execute(db)
}

async function keep(db: Kysely<unknown>, [table, kind, key]: (typeof SETS)[number]): Promise<void> {
  const sets = (
    members: string,
  ) => `select '${kind}', ${key}, person_block(number), bit_or(person_bit(number))
    from ${members} as member join person on person.id = member.person_id group by 2, 3 order by 2, 3`
  await sql.raw(`insert into people_set ${sets(table)}`).execute(db)
  await sql
    .raw(`create function ${table}_to_sets() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into people_set ${sets('changed')}
          on conflict (kind, key, block) do update set bits = people_set.bits | excluded.bits;
      elsif tg_op = 'DELETE' then
        update people_set set bits = bits & ~member.gone
          from (${sets('changed')}) as member (kind, key, block, gone)
          where people_set.kind = member.kind and people_set.key = member.key and people_set.block = member.block;
      else
        delete from people_set where kind = '${kind}';
      end if;
      return null;
    end $$`)
    .execute(db)
  for (const [event, rows] of [
    ['insert', 'referencing new table as changed'],
    ['delete', 'referencing old table as changed'],
    ['truncate', ''],
  ])
    await sql
      .raw(`create trigger ${table}_${event}_sets after ${event} on ${table} ${rows}
      for each statement execute function ${table}_to_sets()`)
      .execute(db)
}
