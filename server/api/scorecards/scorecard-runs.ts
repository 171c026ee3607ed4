import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql as raw } from 'kysely'
import type { Run, Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import type { ScorecardRunTable } from './tables.ts'
import { Refusal } from '../kit/refusal.ts'
import { answersOf, fullName } from './scorecard-answers.ts'

/** What of a run never changes. */
export type FixedRun = Pick<
  Selectable<ScorecardRunTable>,
  'id' | 'brand_id' | 'scorecard_id' | 'scorecard_version'
>

/** The open run of a brand's audit, else the newest finished one. */
export function currentRun(sql: Kysely<Database>, brandId: string, scorecardId: string): Promise<Run | null> {
  return newestOf(sql, ofAudit(sql, brandId, scorecardId).orderBy(raw`status = 'open' desc`))
}

/** The newest finished run of a brand's audit. */
export function finishedRun(
  sql: Kysely<Database>,
  brandId: string,
  scorecardId: string,
): Promise<Run | null> {
  return newestOf(sql, ofAudit(sql, brandId, scorecardId).where('status', '!=', 'open'))
}

export async function runWithAnswers(sql: Kysely<Database>, runId: string): Promise<Run> {
  return withAnswers(sql, await select(sql).where('scorecard_run.id', '=', runId).executeTakeFirstOrThrow())
}

function select(sql: Kysely<Database>) {
  return sql
    .selectFrom('scorecard_run')
    .innerJoin('person', 'person.id', 'scorecard_run.started_by')
    .selectAll('scorecard_run')
    .select(fullName.as('started_by_name'))
}

function ofAudit(sql: Kysely<Database>, brandId: string, scorecardId: string) {
  return select(sql).where('brand_id', '=', brandId).where('scorecard_id', '=', scorecardId)
}

async function newestOf(sql: Kysely<Database>, runs: ReturnType<typeof select>): Promise<Run | null> {
  const run = await runs.orderBy('started_at', 'desc').orderBy('scorecard_run.id').limit(1).executeTakeFirst()
  return run ? withAnswers(sql, run) : null
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

async function withAnswers(sql: Kysely<Database>, run: Row): Promise<Run> {
  return {
    id: run.id,
    scorecardId: run.scorecard_id,
    scorecardVersion: run.scorecard_version,
    brandId: run.brand_id,
    status: run.status,
    startedAt: run.started_at.toISOString(),
    startedBy: run.started_by_name,
    updatedAt: run.updated_at.toISOString(),
    answers: await answersOf(sql, run.id),
  }
}

/** Starts a run of the newest version, or answers the open one. */
export async function startRun(
  sql: Kysely<Database>,
  scorecard: Scorecard,
  brandId: string,
  personId: string,
) {
  // an open run may be submitted between the two looks at it: then there is room for a new one
  const found =
    (await startOrFind(sql, scorecard, brandId, personId)) ??
    (await startOrFind(sql, scorecard, brandId, personId))
  if (!found) throw new Refusal('audit-busy')
  return found
}

async function startOrFind(
  sql: Kysely<Database>,
  { id, version }: Scorecard,
  brandId: string,
  personId: string,
) {
  const now = new Date()
  const run = {
    id: randomUUID(),
    scorecard_id: id,
    scorecard_version: version,
    brand_id: brandId,
    started_at: now,
    started_by: personId,
    updated_at: now,
    updated_by: personId,
  }
  const started = await sql.transaction().execute(async (transaction) => {
    return transaction
      .insertInto('scorecard_run')
      .values(run)
      .onConflict((conflict) =>
        conflict.columns(['brand_id', 'scorecard_id']).where('status', '=', 'open').doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
  })
  if (started) return { runId: started.id, isNew: true }
  const open = await sql
    .selectFrom('scorecard_run')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('scorecard_id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return open && { runId: open.id, isNew: false }
}
