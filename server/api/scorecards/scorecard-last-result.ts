import type { Kysely } from 'kysely'
import type { LastResult } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { isOpenRun } from '../../../miniapps/domain/scorecards/run-status.ts'
import type { Database } from '../../db/schema.ts'
import type { DocumentLine } from '../../documents/stored-document.ts'
import { resultOf } from './result-of.ts'
import { finishedRun } from './run-documents.ts'

/** What a brand's audit said when it was finished last; null before that. `current` is its current run. */
export async function lastResult(
  sql: Kysely<Database>,
  brandId: string,
  scorecardId: string,
  current: DocumentLine | undefined,
): Promise<LastResult | null> {
  const run = current && isOpenRun(current.status) ? await finishedRun(sql, brandId, scorecardId) : current
  return run ? resultOf(run) : null
}
