import type { Kysely } from 'kysely'
import type { LastResult, Run } from '../../../miniapps/domain/scorecards/scorecard.ts'
import { score } from '../../../miniapps/domain/scorecards/score.ts'
import type { Database } from '../../db/schema.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import { finishedRun } from './scorecard-runs.ts'

/** What a brand's audit said when it was finished last, by the questions it had then; null before that. `current` is its current run. */
export async function lastResult(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  current: Run | null,
): Promise<LastResult | null> {
  const run =
    current?.status === 'open' ? await finishedRun(sql, current.brandId, current.scorecardId) : current
  if (!run) return null
  const { questions } = await library.version(run.scorecardId, run.scorecardVersion)
  return { score: score(questions, run.answers), at: run.updatedAt }
}
