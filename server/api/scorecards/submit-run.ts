import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { FieldProblem } from '../../../miniapps/domain/document/definition.ts'
import { questionAt } from '../../../miniapps/domain/scorecards/run-answers.ts'
import type { Answer, SubmitInput } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import { actOnDocument } from '../../documents/act-on-document.ts'
import type { DocumentLine } from '../../documents/stored-document.ts'
import { Refusal } from '../kit/refusal.ts'
import { findRun } from './run-documents.ts'
import { SCORECARD_RUNS } from './scorecard-run-kind.ts'
import { toRun } from './to-run.ts'

/** Closes a run whose questions are all answered, as the caller has seen them; doing so twice does no harm. */
export async function submitRun(
  sql: Kysely<Database>,
  run: DocumentLine,
  personId: string,
  seen: SubmitInput,
): Promise<DocumentLine> {
  refuseUnseen((await toRun(sql, run)).answers, seen)
  if (run.status !== 'open') return run
  const submission = { id: randomUUID(), action: 'submit', seen: run.version }
  try {
    return await actOnDocument(sql, SCORECARD_RUNS, run.id, submission, personId)
  } catch (error) {
    const { problems } = (error instanceof Refusal ? error.problem : {}) as { problems?: FieldProblem[] }
    if (problems) throw unanswered(problems, Number(run.columns['questions']))
    const current = await findRun(sql, run.id)
    if (!current || current.version === run.version) throw error
    return submitRun(sql, current, personId, seen)
  }
}

function refuseUnseen(answers: readonly Answer[], { ifAt }: SubmitInput): void {
  const changed = answers.filter(
    ({ questionId, at }) => Date.parse(ifAt[questionId] ?? '') !== Date.parse(at),
  )
  if (changed.length === 0) return
  const errors = changed.map(({ questionId: field }) => ({ field, message: 'was answered in the meantime' }))
  throw new Refusal('stale-audit', {}, { errors })
}

function unanswered(problems: readonly FieldProblem[], all: number) {
  const errors = problems.map(({ path }) => ({
    field: questionAt(path) ?? path,
    message: 'has no answer yet',
  }))
  return new Refusal('unanswered-questions', { missing: problems.length, all }, { errors })
}
