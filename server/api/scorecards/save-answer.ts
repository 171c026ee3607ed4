import type { Kysely, Transaction } from 'kysely'
import type { Answer, AnswerInput } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import { lockOpenRun } from './lock-open-run.ts'
import { Refusal } from '../kit/refusal.ts'
import { findAnswer } from './scorecard-answers.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import type { FixedRun } from './scorecard-runs.ts'

/** Which question of which audit, and who answers it. */
interface AnswerKey {
  run: FixedRun
  questionId: string
  personId: string
}

/** Stores an answer unless somebody answered since the caller last looked. */
export async function saveAnswer(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  key: AnswerKey,
  input: AnswerInput,
): Promise<Answer> {
  const { run, questionId } = key
  await questionExists(library, run, questionId)
  return sql.transaction().execute(async (transaction) => {
    await lockOpenRun(transaction, run.id)
    const current = await findAnswer(transaction, run.id, questionId)
    if (!isWhatCallerSaw(current, input)) {
      // A call repeated because its answer was lost on the way is no conflict.
      if (current && isSame(current, input)) return current
      throw new Refusal('stale-answer', {}, { current })
    }
    await store(transaction, key, input, nextTime(current))
    return (await findAnswer(transaction, run.id, questionId))!
  })
}

/** The questions of a run never change: asked before the run is locked. */
async function questionExists(library: ScorecardLibrary, run: FixedRun, questionId: string): Promise<void> {
  const { questions } = await library.version(run.scorecard_id, run.scorecard_version)
  if (!questions.some(({ id }) => id === questionId)) {
    throw new Refusal('question-not-found', { question: questionId, scorecard: run.scorecard_id })
  }
}

function isWhatCallerSaw(current: Answer | null, { ifAt }: AnswerInput): boolean {
  if (current === null || ifAt === null) return current === null && ifAt === null
  return Date.parse(current.at) === Date.parse(ifAt)
}

function isSame(current: Answer, { level, notApplicable, reason, evidence }: AnswerInput): boolean {
  return (
    current.level === level &&
    current.notApplicable === notApplicable &&
    current.reason === reason &&
    current.evidence === evidence
  )
}

/** Later than the answer replaced, even within one millisecond or after the clock was set back. */
function nextTime(current: Answer | null): Date {
  return new Date(Math.max(Date.now(), current ? Date.parse(current.at) + 1 : 0))
}

async function store(
  sql: Transaction<Database>,
  key: AnswerKey,
  input: AnswerInput,
  at: Date,
): Promise<void> {
  const { run, questionId, personId } = key
  const { level, notApplicable: not_applicable, reason, evidence } = input
  const answer = { level, not_applicable, reason, evidence, answered_by: personId, answered_at: at }
  await sql
    .insertInto('scorecard_answer')
    .values({ run_id: run.id, question_id: questionId, ...answer })
    .onConflict((conflict) => conflict.columns(['run_id', 'question_id']).doUpdateSet(answer))
    .execute()
  await sql
    .updateTable('scorecard_run')
    .set({ updated_at: at, updated_by: personId })
    .where('id', '=', run.id)
    .execute()
}
