import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { Question } from '../domain/scorecards/scorecard.ts'
import { answerDrafts } from './answer-drafts.ts'
import type { AnswerValue } from './answer-value.ts'
import type { ScorecardWithRun } from './api.ts'
import { restoredEntry } from './entry.ts'
import type { UnsavedRun } from './left-unsaved.ts'

/** An answer that came too late to be saved. */
export interface LeftAnswer {
  questionId: string
  /** As it is asked now; null where it is asked no more. */
  question: Question | null
  /** As it was asked; null where a later run took the place of this one, whose version may have had other words. */
  askedThen: Question | null
  value: AnswerValue
}

/** What was left unsaved in a run that takes no answers any more: it was submitted, and perhaps repeated. */
export interface LeftRun {
  scorecardId: string
  runId: string
  title: string
  answers: readonly LeftAnswer[]
}

/** Reads what is left of a run whose audit was read; null for the open run, whose answers can still be saved. */
export function leftRun(
  draft: MiniAppPortal['draft'],
  { scorecard, run }: ScorecardWithRun,
  left: UnsavedRun,
): LeftRun | null {
  const runId = left.runId ?? run?.id
  if (runId === undefined || (runId === run?.id && run.status === 'open')) return null
  const drafts = answerDrafts(draft, runId)
  const stored = (questionId: string) =>
    (runId === run?.id && run.answers.find((answer) => answer.questionId === questionId)) || null
  const ids = new Set([...scorecard.questions.map(({ id }) => id), ...left.questionIds])
  const answers = [...ids].flatMap((questionId): LeftAnswer[] => {
    const { restored, value } = restoredEntry(stored(questionId), drafts.read(questionId))
    if (!restored) drafts.clear(questionId) // nothing that the server does not have
    const question = scorecard.questions.find(({ id }) => id === questionId) ?? null
    return restored ? [{ questionId, question, askedThen: runId === run?.id ? question : null, value }] : []
  })
  return stillLeft(draft, { scorecardId: scorecard.id, runId, title: scorecard.title, answers })
}

/** The run with what is still kept of it; null when that is nothing. */
export function stillLeft(draft: MiniAppPortal['draft'], left: LeftRun): LeftRun | null {
  const drafts = answerDrafts(draft, left.runId)
  const answers = left.answers.filter(({ questionId }) => drafts.read(questionId) !== null)
  return answers.length > 0 ? { ...left, answers } : null
}
