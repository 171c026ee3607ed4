import { sql } from 'kysely'
import type { Migration } from '../../db/migrate.ts'

/** No keys to other tables: what happened stays when the people and things are gone. */
export const entries: Migration = async (db) => {
  await sql`create table audit_entry (
    id bigserial primary key, at timestamptz not null default clock_timestamp(), actor_id text,
    action text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
    subject_type text not null, subject_id text not null, subject_name text not null, agency_code text,
    before jsonb, after jsonb, reason text,
    outcome text not null check (outcome in ('done', 'refused')), request_id text)`.execute(db)
  await sql`create index audit_entry_agency on audit_entry (agency_code, id)`.execute(db)
  await sql`create index audit_entry_subject on audit_entry (subject_type, subject_id, id)`.execute(db)
  await sql`create index audit_entry_actor on audit_entry (actor_id, id)`.execute(db)
  await sql`create index audit_entry_action on audit_entry (action, id)`.execute(db)

  await sql`create function keep_audit_entry() returns trigger language plpgsql as $$
    begin raise exception 'Entries of the audit log are never changed and never removed'
      using errcode = 'insufficient_privilege'; end $$`.execute(db)
  await sql`create trigger audit_entry_row before update or delete on audit_entry
    for each row execute function keep_audit_entry()`.execute(db)
  await sql`create trigger audit_entry_all before truncate on audit_entry
    for each statement execute function keep_audit_entry()`.execute(db)
}
