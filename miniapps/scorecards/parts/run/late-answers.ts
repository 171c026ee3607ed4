import { questionAt, runAnswer } from '../../../domain/scorecards/run-answers.ts'
import { groupEntries } from '../../../kit/document/group-entries.ts'
import type { OutboxEntry } from '../../../kit/document/outbox-entry.ts'
import type { AnswerValue } from './answer-value.ts'

/** An answer that came too late to be saved: its run was submitted. */
export interface LateAnswer {
  runId: string
  questionId: string
  /** What was entered; the parts that were not touched are empty. */
  value: AnswerValue
  entries: readonly OutboxEntry[]
}

/**
 * What came too late for the runs of one audit: `address` is where its questions are answered, `openRun` the run that still
 * takes answers. What is on its way may come in time.
 */
export function lateAnswers(
  unsaved: readonly OutboxEntry[],
  address: string,
  openRun: string | undefined,
): readonly LateAnswer[] {
  const late = unsaved.filter(
    (entry) => entry.refused && entry.address === address && entry.document !== openRun,
  )
  const groups = groupEntries(late, ({ document, change }) => `${document} ${questionAt(change.path)}`)
  return groups.map((entries) => {
    const [{ document, change }] = entries
    const questionId = questionAt(change.path) ?? ''
    const body = Object.fromEntries(entries.map((entry) => [entry.change.path, entry.change.value]))
    return { runId: document, questionId, value: runAnswer(body, questionId), entries }
  })
}
