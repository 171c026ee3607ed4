import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

/** Scorecards by version, runs that keep their version, and the answers of each run. */
export const scorecards: Migration = async (db) => {
  await sql`create table scorecard (
      id text not null, version integer not null, position integer not null, title text not null,
      intro jsonb not null, dimensions jsonb not null, questions jsonb not null,
      primary key (id, version))`.execute(db)

  await sql`create table scorecard_run (
      id text primary key, scorecard_id text not null, scorecard_version integer not null,
      brand_id text not null references workspace on delete cascade,
      status text not null default 'open' check (status in ('open', 'submitted', 'reviewed')),
      started_at timestamptz not null, started_by text not null references person,
      updated_at timestamptz not null, updated_by text not null references person,
      foreign key (scorecard_id, scorecard_version) references scorecard)`.execute(db)
  await sql`create index scorecard_run_brand on scorecard_run (brand_id, scorecard_id, started_at)`.execute(
    db,
  )
  // Two people who start the same audit at the same moment end up in one run.
  await sql`create unique index scorecard_run_one_open on scorecard_run (brand_id, scorecard_id)
      where status = 'open'`.execute(db)

  await sql`create table scorecard_answer (
      run_id text not null references scorecard_run on delete cascade, question_id text not null,
      level smallint check (level between 0 and 4), not_applicable boolean not null,
      reason text not null, evidence text not null,
      answered_by text not null references person, answered_at timestamptz not null,
      primary key (run_id, question_id),
      check (not (not_applicable and level is not null)))`.execute(db)
}
