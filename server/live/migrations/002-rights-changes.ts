import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** What decides what somebody may do and see. What begins or ends by itself at a time is asked beside it. */
const TABLES = [
  'permission_record',
  'role_assignment',
  'group_member',
  'user_role',
  'person_role',
  'agency_member',
  'agency',
  'account',
  'workspace',
  'country',
  'market_change',
]

/**
 * The sum of this table grows with each transaction that changes rights, in the moment in which that is committed, whoever
 * makes the change: a process keeps what it made of rights only as long as it reads the same sum. Each adds a row of its own,
 * so that no two wait for each other. The number is drawn at random, so that a database that was set back to a copy never
 * comes to a sum that stood for something else.
 */
export const rightsChanges: Migration = async (db) => {
  await sql`create table rights_change (n bigint not null)`.execute(db)
  await sql`create function note_rights_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'TRUNCATE' then
        if not exists (select from changed) then return null; end if;
      end if;
      insert into rights_change values (1 + floor(random() * 1000000)::bigint);
      return null;
    end $$`.execute(db)
  for (const table of TABLES)
    for (const [event, rows] of [
      ['insert', 'referencing new table as changed'],
      ['update', 'referencing new table as changed'],
      ['delete', 'referencing old table as changed'],
      ['truncate', ''],
    ])
      await sql
        .raw(`create trigger ${table}_${event}_rights_change after ${event} on ${table} ${rows}
        for each statement execute function note_rights_change()`)
        .execute(db)
}
