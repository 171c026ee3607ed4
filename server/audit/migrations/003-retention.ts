import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/**
 * Entries may be removed, in a transaction that says so first, by a user who has the rights of the table's owner and so could
 * drop the trigger as well. A user who may change rows only, with whom a server runs, still can't.
 */
export const retention: Migration = async (db) => {
  await sql`create or replace function keep_audit_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('agency_os.removes_old_entries', true) = 'yes'
        and (select pg_has_role(relowner, 'USAGE') from pg_class where oid = tg_relid) then return old; end if;
      raise exception 'Entries of the audit log are never changed and never removed'
        using errcode = 'insufficient_privilege'; end $$`.execute(db)
}
