import { sql as raw, type Kysely } from 'kysely'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import type { Database } from '../../db/schema.ts'

const scorecardOf = raw<string>`columns ->> 'scorecard'`
const openFirst = raw`status = 'open' desc`

/** How far each audit of some brands is: its open run, else its newest finished one; one query over stored figures. */
export function currentRuns(sql: Kysely<Database>, brandIds: readonly string[]) {
  return runs(sql)
    .innerJoin('person', 'person.id', 'updated_by')
    .select(['document.id', 'place', 'status', 'columns', 'result', 'updated_at'])
    .select([scorecardOf.as('scorecard'), raw<string>`firstname || ' ' || lastname`.as('editor')])
    .distinctOn(['place', scorecardOf])
    .where('place', 'in', brandIds)
    .orderBy('place')
    .orderBy(scorecardOf)
    .orderBy(openFirst)
    .orderBy('created_at', 'desc')
    .orderBy('document.id')
    .execute()
}

/** The open run of a brand's audit, else the newest finished one. */
export const currentRun = (sql: Kysely<Database>, brandId: string, scorecardId: string) =>
  runsOf(sql, brandId, scorecardId).orderBy(openFirst).orderBy('created_at', 'desc').executeTakeFirst()

/** The newest finished run of a brand's audit. */
export const finishedRun = (sql: Kysely<Database>, brandId: string, scorecardId: string) =>
  runsOf(sql, brandId, scorecardId)
    .where('status', '!=', 'open')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

const runs = (sql: Kysely<Database>) => sql.selectFrom('document').where('type', '=', SCORECARD_RUN.type)

const runsOf = (sql: Kysely<Database>, brandId: string, scorecardId: string) =>
  runs(sql).selectAll('document').where('place', '=', brandId).where(scorecardOf, '=', scorecardId).limit(1)
