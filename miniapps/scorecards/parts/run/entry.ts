import type { Somebody } from '../../../domain/document/wire.ts'
import { ANSWER_PARTS, answerPath, runAnswer } from '../../../domain/scorecards/run-answers.ts'
import type { Answer } from '../../../domain/scorecards/scorecard.ts'
import type { FieldState } from '../../../kit/document/field-view.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import type { AnswerValue } from './answer-value.ts'

/** One question's answer: what is entered, and where it stands between the person and the server. */
export interface Entry {
  value: AnswerValue
  state: FieldState
  /** Who stored what the server holds, and when. */
  by?: Somebody
  at?: string
  /** In a conflict: what the server holds. */
  theirs?: AnswerValue
  /** Why the server refuses it, or did the last time, so that nothing moves while it is tried again. */
  message?: string
}

/** What needs the person most comes first. */
const WORST_FIRST: readonly FieldState[] = [
  'closed',
  'conflict',
  'invalid',
  'failed',
  'saving',
  'waiting',
  'saved',
  'untouched',
]

/** Of the fields of an open run that belong to one question. */
export function entryOf<Facts>(run: OpenDocument<Facts>, questionId: string): Entry {
  const paths = ANSWER_PARTS.map((part) => answerPath(questionId, part))
  const views = paths.map((path) => run.field(path))
  const state = WORST_FIRST.find((each) => views.some((view) => view.state === each))!
  const stored = paths.flatMap((path) => run.stored(path) ?? [])
  const newest = stored.toSorted((one, other) => other.at.localeCompare(one.at))[0]
  const message = views.find((view) => view.message !== undefined)?.message
  const holds = Object.fromEntries(paths.map((path) => [path, run.stored(path)?.value ?? null]))
  return {
    value: runAnswer(Object.fromEntries(paths.map((path, at) => [path, views[at]!.value])), questionId),
    state,
    ...(newest && { by: newest.by, at: newest.at }),
    ...(state === 'conflict' && { theirs: runAnswer(holds, questionId) }),
    ...(message !== undefined && { message }),
  }
}

/** Of an audit that takes no more answers. */
export function submittedEntry({ level, notApplicable, reason, evidence, by, at }: Answer): Entry {
  return { value: { level, notApplicable, reason, evidence }, state: 'saved', by: { id: '', name: by }, at }
}

export const isUnsaved = ({ state }: Entry): boolean => state !== 'untouched' && state !== 'saved'

/** Unsaved, and not for a moment only. */
export const isStuck = ({ state }: Entry): boolean =>
  state === 'conflict' || state === 'invalid' || state === 'failed' || state === 'closed'
