import type { Kysely } from 'kysely'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { isOpenRun } from '../../../miniapps/domain/scorecards/run-status.ts'
import type { Database } from '../../db/schema.ts'
import { refusal } from './refusals.ts'
import { isAssessor } from './blind-runs.ts'
import { runsOfAssessors } from './run-documents.ts'

/** Fields of a run beside the first assessor's: of the same version and quarter, so that both can be compared. */
export async function beginBesideFirst(
  sql: Kysely<Database>,
  body: Body,
  brandId: string,
  personId: string,
): Promise<Body> {
  const { first, second, agreed } = await runsOfAssessors(sql, brandId, textAt(body, 'scorecard'))
  if (!first) throw refusal('assessors-first-missing')
  if (body['kind'] === 'agreed') {
    if (!second || isOpenRun(first.status) || isOpenRun(second.status))
      throw refusal('assessors-not-submitted')
    if (agreed && !isOpenRun(agreed.status)) throw refusal('assessors-agreed-taken')
  } else {
    if (second && !isOpenRun(second.status)) throw refusal('assessors-second-taken')
    const own = sql.selectFrom('document').select('id').where('id', '=', first.id)
    if (await own.where(isAssessor(personId)).executeTakeFirst()) throw refusal('assessors-same-person')
  }
  const { version, period = null } = first.columns
  return { version: version!, period, firstRun: first.id }
}

/** Whether what is answered in a run is compared with another one: both ask the same, so neither changes its version. */
export async function hasSecond(sql: Kysely<Database>, body: Body, brandId: string): Promise<boolean> {
  if (body['firstRun'] !== undefined) return true
  const { second } = await runsOfAssessors(sql, brandId, textAt(body, 'scorecard'))
  return second !== undefined
}
