import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { lockRun } from './lock-open-run.ts'
import { Refusal } from './refusal.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import { runWithAnswers } from './scorecard-runs.ts'

/** Closes a run whose questions are all answered; doing so twice does no harm. */
export async function submitRun(sql: Kysely<Database>, library: ScorecardLibrary, runId: string, personId: string) {
  const { scorecardId, scorecardVersion } = await runWithAnswers(sql, runId)
  const { questions } = await library.version(scorecardId, scorecardVersion)
  await sql.transaction().execute(async (transaction) => {
    if ((await lockRun(transaction, runId)) !== 'open') return
    const { answers } = await runWithAnswers(transaction, runId)
    const done = new Set(answers.filter((answer) => answer.notApplicable || answer.level !== null).map(({ questionId }) => questionId))
    const missing = questions.filter(({ id }) => !done.has(id))
    if (missing.length > 0) {
      throw new Refusal(409, `${missing.length} of ${questions.length} questions have no answer yet.`, {
        type: 'urn:agency-os:problem:unanswered-questions',
        errors: missing.map(({ id }) => ({ field: id, message: 'has no answer yet' })),
      })
    }
    await transaction
      .updateTable('scorecard_run')
      .set({ status: 'submitted', updated_at: new Date(), updated_by: personId })
      .where('id', '=', runId)
      .execute()
  })
}
