import type { Kysely } from 'kysely'
import type { LastResult } from '../../shell/contract/scorecards.ts'
import { score } from '../../shell/contract/score.ts'
import type { Database } from '../db/schema.ts'
import { answersByRun } from './scorecard-answers.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'

/** What a brand's audit said when it was finished last, by the questions it had then; null before that. */
export async function lastResult(sql: Kysely<Database>, library: ScorecardLibrary, brandId: string, scorecardId: string): Promise<LastResult | null> {
  const run = await sql
    .selectFrom('scorecard_run')
    .select(['id', 'scorecard_version', 'updated_at'])
    .where('brand_id', '=', brandId)
    .where('scorecard_id', '=', scorecardId)
    .where('status', '!=', 'open')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!run) return null
  const { questions } = await library.version(scorecardId, run.scorecard_version)
  const answers = (await answersByRun(sql, [run.id])).get(run.id) ?? []
  return { score: score(questions, answers), at: run.updated_at.toISOString() }
}
