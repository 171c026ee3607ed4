import { sql } from 'kysely'
import type { Migration } from '../../../db/migrate.ts'

const iso = (time: string) => sql.raw(`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const NO_FIGURES = sql`'{"questions": 0, "answered": 0, "coverage": 0, "score": null}'::jsonb`

/**
 * Runs become documents with their answers, times and authors. What a run said when it was finished is stored with it,
 * by the formulas of that time: rule 1.
 */
export const runsAsDocuments: Migration = async (db) => {
  // One version for the start of a run, one for each answer. An answer that was emptied keeps its author.
  await sql`create table run_field as
    select id as run_id, path, value, started_by as by, started_at as at, 1 as version from scorecard_run
      cross join lateral (values ('scorecard', to_jsonb(scorecard_id)), ('version', to_jsonb(scorecard_version)))
        as part (path, value)
    union all
    select run_id, 'answers/' || question_id || '/' || part, coalesce(value, 'null'), answered_by, answered_at,
        1 + dense_rank() over (partition by run_id order by answered_at, question_id)
      from scorecard_answer cross join lateral (values
        ('level', to_jsonb(level)),
        ('notApplicable', case when not_applicable then 'true'::jsonb end),
        ('reason', to_jsonb(nullif(reason, ''))),
        ('evidence', to_jsonb(nullif(evidence, '')))) as part (part, value)
      where value is not null
        or (part = 'level' and not not_applicable and reason = '' and evidence = '')`.execute(db)

  await sql`create table run_figures as
    select run.id as run_id, question ->> 'dimension' as dimension, jsonb_build_object(
        'questions', count(*),
        'answered', count(*) filter (where not_applicable or level is not null),
        'coverage', coalesce(sum(weight) filter (where not_applicable or level is not null), 0) / sum(weight),
        'score', 100 * sum(weight * level / 4) / sum(weight) filter (where level is not null)) as figures
      from scorecard_run run
        join scorecard on (scorecard.id, scorecard.version) = (scorecard_id, scorecard_version)
        cross join lateral jsonb_array_elements(questions) as question
        cross join lateral (select (question ->> 'weight')::float8 as weight) as weighted
        left join scorecard_answer on run_id = run.id and question_id = question ->> 'id'
      group by grouping sets ((run.id), (run.id, question ->> 'dimension'))`.execute(db)

  await sql`insert into document (id, type, place, status, slot, version, fields, result, title, words, columns,
      created_at, created_by, updated_at, updated_by)
    select run.id, 'scorecard-run', brand_id, status, case when status = 'open' then scorecard_id end,
      last + case when status = 'open' then 0 else 1 end, fields,
      case when status = 'open' then 'null'
        else jsonb_build_object('rule', 1, 'dimensions', parts) || coalesce(figures, ${NO_FIGURES}) end,
      title, '',
      jsonb_build_object('scorecard', scorecard_id, 'version', scorecard_version) || coalesce(figures, ${NO_FIGURES}),
      started_at, started_by, updated_at, updated_by
    from scorecard_run run
      join scorecard on (scorecard.id, scorecard.version) = (scorecard_id, scorecard_version)
      join (select run_id, max(version) as last,
          jsonb_object_agg(path, jsonb_build_object('value', value, 'by', by, 'at', ${iso('at')})) as fields
        from run_field group by run_id) as stored on stored.run_id = run.id
      left join run_figures whole on whole.run_id = run.id and whole.dimension is null
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('dimension', name) || coalesce(figures, ${NO_FIGURES})
            order by place), '[]') as parts
          from jsonb_array_elements_text(dimensions) with ordinality as part (name, place)
            left join run_figures on run_figures.run_id = run.id and dimension = name) as by_part`.execute(db)

  await sql`insert into document_change (document_id, id, version, path, base, value, by, at)
    select run_id, run_id || ':' || path, version, path, 'null', value, by, at from run_field
      where value <> 'null' order by run_id, version, path`.execute(db)
  await sql`insert into document_change (document_id, id, version, path, base, value, by, at)
    select id, id || ':@status', version, '@status', '"open"', to_jsonb(status), updated_by, updated_at from document
      where type = 'scorecard-run' and status <> 'open' order by id`.execute(db)

  await sql`drop table run_field, run_figures, scorecard_answer, scorecard_run`.execute(db)
}
