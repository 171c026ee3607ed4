import { questionAt, runAnswer } from '../../../domain/scorecards/run-answers.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { groupEntries } from '../../../kit/document/group-entries.ts'
import type { OutboxEntry } from '../../../kit/document/outbox-entry.ts'
import type { AnswerValue } from './answer-value.ts'

/** An answer that came too late to be saved: its run was submitted, or asks the question no more. */
export interface LateAnswer {
  runId: string
  questionId: string
  /** What was entered; the parts that were not touched are empty. */
  value: AnswerValue
  entries: readonly OutboxEntry[]
}

/**
 * What came too late for the runs of one audit: `address` is where its questions are answered, `openRun` the run that still
 * takes answers, to the questions in `asked`. What is on its way may come in time.
 */
export function lateAnswers(
  unsaved: readonly OutboxEntry[],
  address: string,
  openRun: string | undefined,
  asked: readonly Pick<Question, 'id'>[],
): readonly LateAnswer[] {
  const isGone = (path: string) => {
    const questionId = questionAt(path)
    return questionId !== undefined && !asked.some(({ id }) => id === questionId)
  }
  const late = unsaved.filter(
    ({ refused, document, ...entry }) =>
      refused && entry.address === address && (document !== openRun || isGone(entry.change.path)),
  )
  const groups = groupEntries(late, ({ document, change }) => `${document} ${questionAt(change.path)}`)
  return groups.map((entries) => {
    const [{ document, change }] = entries
    const questionId = questionAt(change.path) ?? ''
    const body = Object.fromEntries(entries.map((entry) => [entry.change.path, entry.change.value]))
    return { runId: document, questionId, value: runAnswer(body, questionId), entries }
  })
}
