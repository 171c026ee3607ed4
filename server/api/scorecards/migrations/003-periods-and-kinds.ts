import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

const field = (value: string) =>
  sql.raw(`jsonb_build_object('value', ${value}, 'by', created_by,
  'at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`)
const QUARTER = `to_char(created_at at time zone 'UTC', 'YYYY-"Q"Q')`

/**
 * Scorecards weigh in a brand's overall score. Runs say which quarter they are about, by the day they were started, and
 * that one assessor made them. What finished runs have stored stays as it is.
 */
export const periodsAndKinds: Migration = async (db) => {
  await sql`alter table scorecard add column weight float8 not null default 1`.execute(db)
  await sql`update document set
      fields = fields || jsonb_build_object('period', ${field(QUARTER)}, 'kind', ${field(`'first'`)}),
      columns = columns || jsonb_build_object('period', ${sql.raw(QUARTER)}, 'kind', 'first', 'unknown', 0)
    where type = 'scorecard-run'`.execute(db)
  await coverageOfOpenRuns(db)
}

/** By rule 2, as the next answer would store it: what is not applicable leaves coverage. */
const coverageOfOpenRuns: Migration = async (db) => {
  await sql`update document set columns = document.columns || jsonb_build_object(
      'coverage', coalesce(covered / nullif(applicable, 0), case when total is null then 0 else 1 end),
      'notApplicableShare', coalesce((total - applicable) / total, 0))
    from document as run cross join lateral (
      select sum(points) as total, sum(points) filter (where not skipped) as applicable,
          coalesce(sum(points) filter (where not skipped and rated), 0) as covered
        from scorecard cross join lateral jsonb_array_elements(questions) as question
          cross join lateral (select (question ->> 'weight')::float8 as points,
            coalesce(run.fields -> ('answers/' || (question ->> 'id') || '/level') -> 'value', 'null') <> 'null' as rated,
            coalesce(run.fields -> ('answers/' || (question ->> 'id') || '/notApplicable') -> 'value', 'null') = 'true'
              as skipped) as answer
        where scorecard.id = run.columns ->> 'scorecard' and scorecard.version = (run.columns ->> 'version')::integer
    ) as figures
    where run.id = document.id and document.type = 'scorecard-run' and document.status = 'open'`.execute(db)
}
