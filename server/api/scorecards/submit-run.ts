import type { Kysely, Transaction } from 'kysely'
import type { Answer, Question, SubmitInput } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import { lockRun } from './lock-open-run.ts'
import { Refusal } from '../kit/refusal.ts'
import { answersOf } from './scorecard-answers.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import type { FixedRun } from './scorecard-runs.ts'

/** Which audit is submitted, and by whom. */
interface Submission {
  run: FixedRun
  personId: string
}

/** Closes a run whose questions are all answered, as the caller has seen them; doing so twice does no harm. */
export async function submitRun(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  submission: Submission,
  seen: SubmitInput,
): Promise<void> {
  const { run } = submission
  const { questions } = await library.version(run.scorecard_id, run.scorecard_version)
  await sql.transaction().execute(async (transaction) => {
    const status = await lockRun(transaction, run.id)
    const answers = await answersOf(transaction, run.id)
    refuseUnseen(answers, seen)
    if (status !== 'open') return
    refuseUnanswered(questions, answers)
    await close(transaction, submission)
  })
}

function refuseUnseen(answers: readonly Answer[], { ifAt }: SubmitInput): void {
  const changed = answers.filter(
    ({ questionId, at }) => Date.parse(ifAt[questionId] ?? '') !== Date.parse(at),
  )
  if (changed.length === 0) return
  throw new Refusal(
    'stale-audit',
    {},
    {
      errors: changed.map(({ questionId }) => ({
        field: questionId,
        message: 'was answered in the meantime',
      })),
    },
  )
}

function refuseUnanswered(questions: readonly Question[], answers: readonly Answer[]): void {
  const done = new Set(
    answers
      .filter((answer) => answer.notApplicable || answer.level !== null)
      .map(({ questionId }) => questionId),
  )
  const missing = questions.filter(({ id }) => !done.has(id))
  if (missing.length === 0) return
  throw new Refusal(
    'unanswered-questions',
    { missing: missing.length, all: questions.length },
    {
      errors: missing.map(({ id }) => ({ field: id, message: 'has no answer yet' })),
    },
  )
}

async function close(sql: Transaction<Database>, { run, personId }: Submission): Promise<void> {
  await sql
    .updateTable('scorecard_run')
    .set({ status: 'submitted', updated_at: new Date(), updated_by: personId })
    .where('id', '=', run.id)
    .execute()
}
