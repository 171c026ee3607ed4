import { sql as raw, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { DISCARDED } from '../../../miniapps/domain/scorecards/run-status.ts'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import type { Database } from '../../db/schema.ts'
import { isBlindTo, isOwnBlind } from './blind-runs.ts'
import type { DocumentLine } from '../../documents/stored-document.ts'

const scorecardOf = raw<string>`columns ->> 'scorecard'`
const period = raw<string>`columns ->> 'period'`
/** What both assessors agreed on was begun after what each of them said, and counts until the audit is repeated. */
export const newestFirst = raw`columns ->> 'period' desc nulls last, document.created_at desc`
const openFirst = raw`status in ('open', 'returned') desc`
export const isFinished = raw<boolean>`document.status in ('submitted', 'reviewed')`
export const isOfSecond = raw<boolean>`columns ->> 'kind' is not distinct from 'second'`

/** How far each audit of some brands is: its open run, else its newest finished one; one query over stored figures. */
export const currentRuns = (sql: Kysely<Database>, brandIds: readonly string[], personId: string) =>
  newestRuns(runsInHand(sql, personId), brandIds)
    .orderBy(openFirst)
    .orderBy(newestFirst)
    .orderBy('document.id')
    .execute()

/** What was answered in the audits of a brand that count: in the newest finished run of each. */
export const answeredRuns = (sql: Kysely<Database>, brandId: string, personId: string) =>
  runs(sql, personId)
    .select(['document.id', 'columns', 'fields'])
    .distinctOn(scorecardOf)
    .where('place', '=', brandId)
    .where(isFinished)
    .orderBy(scorecardOf)
    .orderBy(newestFirst)
    .orderBy('document.id')
    .execute()

/** What each audit of a brand said in each quarter, the newest first. */
export const pastRuns = (sql: Kysely<Database>, brandId: string, personId: string) =>
  withEditor(runs(sql, personId))
    .select(period.as('period'))
    .distinctOn([scorecardOf, period])
    .where('place', '=', brandId)
    .where(isFinished)
    .orderBy(scorecardOf)
    .orderBy(raw`columns ->> 'period' desc`)
    .orderBy(newestFirst)
    .execute()

/** What each audit of some brands said in each quarter: as one value, for they are thousands. */
export async function quarterResults(sql: Kysely<Database>, brandIds: readonly string[], personId: string) {
  const newest = runs(sql, personId)
    .select(['place', scorecardOf.as('scorecard'), period.as('period')])
    .select(raw<number>`(columns ->> 'version')::int`.as('version'))
    .select(raw<number | null>`(result ->> 'score')::float8`.as('score'))
    .select(raw<number>`(result ->> 'coverage')::float8`.as('coverage'))
    .distinctOn(['place', scorecardOf, period])
    .where('place', 'in', brandIds)
    .where(isFinished)
    .where(period, 'is not', null)
    .orderBy('place')
    .orderBy(scorecardOf)
    .orderBy(raw`columns ->> 'period' desc`)
    .orderBy(newestFirst)
  const { rows } = await sql.selectNoFrom(jsonArrayFrom(newest).as('rows')).executeTakeFirstOrThrow()
  return rows
}

/** The open run of a brand's audit, else the newest finished one. */
export const currentRun = (sql: Kysely<Database>, brandId: string, scorecardId: string, personId: string) =>
  runsOf(runsInHand(sql, personId), brandId, scorecardId)
    .orderBy(openFirst)
    .orderBy(newestFirst)
    .executeTakeFirst()

/** A finished run by its id, as long as it is one that counted. */
export const finishedRun = (
  sql: Kysely<Database>,
  run: { brandId: string; scorecardId: string; runId: string },
  personId: string,
) =>
  runsOf(runs(sql, personId), run.brandId, run.scorecardId)
    .where(isFinished)
    .where('document.id', '=', run.runId)
    .executeTakeFirst()

/** The finished run that another one of the same audit goes on from: one of an earlier quarter, or begun earlier in the same one. */
export const earlierRun = (
  sql: Kysely<Database>,
  { place, columns, created_at }: Pick<DocumentLine, 'place' | 'columns' | 'created_at'>,
  personId: string,
) =>
  runsOf(runs(sql, personId), place, textAt(columns, 'scorecard'))
    .where(isFinished)
    .where('created_at', '<', created_at)
    .where(period, columns['kind'] === 'first' ? '<=' : '<', textAt(columns, 'period'))
    .orderBy(newestFirst)
    .executeTakeFirst()

/** The newest run of the first assessor, and the second's and the agreed one that belong to it. */
export async function runsOfAssessors(sql: Kysely<Database>, brandId: string, scorecardId: string) {
  const first = await runsOf(allRuns(sql), brandId, scorecardId)
    .where(raw<boolean>`columns ->> 'kind' = 'first'`)
    .orderBy(newestFirst)
    .executeTakeFirst()
  const besideFirst = allRuns(sql)
    .selectAll('document')
    .where('place', '=', brandId)
    .where(raw`columns ->> 'firstRun'`, '=', first?.id)
    .orderBy('created_at', 'desc')
  const others = first ? await besideFirst.execute() : []
  const beside = (kind: string) => others.find(({ columns }) => columns['kind'] === kind)
  return { first, second: beside('second'), agreed: beside('agreed') }
}

const allRuns = (sql: Kysely<Database>) =>
  sql.selectFrom('document').where('type', '=', SCORECARD_RUN.type).where('status', '!=', DISCARDED)

/** What counts for a person: never what a second assessor says alone, nor the first's for whoever is the second. */
const runs = (sql: Kysely<Database>, personId: string) =>
  allRuns(sql).where(raw<boolean>`not ${isOfSecond} and not ${isBlindTo(personId)}`)

/** What a person goes on with: a second assessor with the own run, as long as that is blind. */
const runsInHand = (sql: Kysely<Database>, personId: string) =>
  allRuns(sql).where(
    raw<boolean>`(not ${isOfSecond} or ${isOwnBlind(personId)}) and not ${isBlindTo(personId)}`,
  )

type Runs = ReturnType<typeof allRuns>

const withEditor = (found: Runs) =>
  found
    .innerJoin('person', 'person.id', 'updated_by')
    .select(['document.id', 'place', 'status', 'columns', 'result', 'updated_at'])
    .select([scorecardOf.as('scorecard'), raw<string>`firstname || ' ' || lastname`.as('editor')])

const newestRuns = (found: Runs, brandIds: readonly string[]) =>
  withEditor(found)
    .distinctOn(['place', scorecardOf])
    .where('place', 'in', brandIds)
    .orderBy('place')
    .orderBy(scorecardOf)

const runsOf = (found: Runs, brandId: string, scorecardId: string) =>
  found.selectAll('document').where('place', '=', brandId).where(scorecardOf, '=', scorecardId).limit(1)
