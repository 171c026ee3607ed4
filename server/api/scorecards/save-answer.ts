import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { ANSWER_PARTS, answerPath } from '../../../miniapps/domain/scorecards/run-answers.ts'
import type { Answer, AnswerInput } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Database } from '../../db/schema.ts'
import { patchDocument } from '../../documents/patch-document.ts'
import { bodyOf, type DocumentLine } from '../../documents/stored-document.ts'
import { Refusal } from '../kit/refusal.ts'
import { findRun } from './run-documents.ts'
import type { ScorecardLibrary } from './scorecard-library.ts'
import { SCORECARD_RUNS } from './scorecard-run-kind.ts'
import { toRun } from './to-run.ts'

/** Which question of which audit, and who answers it. */
interface AnswerKey {
  run: DocumentLine
  questionId: string
  personId: string
}

/** Stores an answer as changes of the run's document, unless somebody answered since the caller last looked. */
export async function saveAnswer(
  sql: Kysely<Database>,
  library: ScorecardLibrary,
  key: AnswerKey,
  input: AnswerInput,
): Promise<Answer> {
  const { run, questionId, personId } = key
  const body = bodyOf(run.fields)
  const { id, questions } = await library.version(textAt(body, 'scorecard'), Number(body['version']))
  if (!questions.some((question) => question.id === questionId))
    throw new Refusal('question-not-found', { question: questionId, scorecard: id })
  if (run.status !== 'open') throw new Refusal('run-submitted')
  const current = (await toRun(sql, run)).answers.find((answer) => answer.questionId === questionId) ?? null
  if (!isWhatCallerSaw(current, input)) {
    // A call repeated because its answer was lost on the way is no conflict.
    if (current && isSame(current, input)) return current
    throw staleAnswer(current)
  }
  const changes = ANSWER_PARTS.map((part) => {
    const path = answerPath(questionId, part)
    const value = input[part] === '' || input[part] === false ? null : input[part]
    return { id: randomUUID(), path, base: body[path] ?? null, value, group: questionId }
  })
  const { outcomes } = await patchDocument(sql, SCORECARD_RUNS, run.id, changes, personId)
  const stored = (await toRun(sql, (await findRun(sql, run.id))!)).answers
  const answer = stored.find((each) => each.questionId === questionId) ?? null
  if (outcomes.some(({ outcome }) => outcome === 'closed')) throw new Refusal('run-submitted')
  if (outcomes.some(({ outcome }) => outcome !== 'applied')) throw staleAnswer(answer)
  return answer ?? { questionId, ...input, by: '', at: run.updated_at.toISOString() }
}

const staleAnswer = (current: Answer | null) => new Refusal('stale-answer', {}, { current })

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
