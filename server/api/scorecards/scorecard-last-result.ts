import type { Kysely } from 'kysely'
import type { RunFigures } from '../../../miniapps/domain/scorecards/run-figures.ts'
import type { LastResult } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import type { DocumentLine } from '../../documents/stored-document.ts'
import { finishedRun } from './run-documents.ts'

/** What a brand's audit said when it was finished last; null before that. `current` is its current run. */
export async function lastResult(
  sql: Kysely<Database>,
  brandId: string,
  scorecardId: string,
  current: DocumentLine | undefined,
): Promise<LastResult | null> {
  const run = current?.status === 'open' ? await finishedRun(sql, brandId, scorecardId) : current
  if (!run) return null
  return { score: (run.result as unknown as RunFigures).score, at: run.updated_at.toISOString() }
}
