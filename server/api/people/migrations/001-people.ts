import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Who there is, and the roles they hold; spec section 3. */
export const people: Migration = async (db) => {
  await sql`create table person (
    id text primary key, email text not null unique check (email = lower(email)),
    firstname text not null, lastname text not null, password_hash text, demo boolean not null default false,
    date_locale text not null, number_locale text not null, display_language text not null)`.execute(db)

  await sql`create table user_role (
    id text primary key, name text not null, application_id text not null,
    countries text[] not null, agencies text[] not null, permissions jsonb not null)`.execute(db)

  await sql`create table person_role (
    person_id text not null references person on delete cascade,
    role_id text not null references user_role on delete cascade,
    primary key (person_id, role_id))`.execute(db)
}
