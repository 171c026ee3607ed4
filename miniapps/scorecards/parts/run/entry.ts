import type { Body } from '../../../domain/document/change.ts'
import type { Json } from '../../../domain/document/json.ts'
import type { Somebody } from '../../../domain/document/wire.ts'
import { runAnswer } from '../../../domain/scorecards/run-answers.ts'
import type { Answer } from '../../../domain/scorecards/scorecard.ts'
import type { FieldState } from '../../../kit/document/field-view.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import { isTroubled, worstState } from '../../../kit/document/worst-state.ts'
import { type AnswerValue, lacksReason } from './answer-value.ts'

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

/** Of the fields of an open run that belong to one question. */
export function entryOf<Facts>(run: OpenDocument<Facts>, questionId: string): Entry {
  const paths = answerPaths(run, questionId)
  const views = paths.map((path) => run.field(path))
  const state = worstState(views.map((view) => view.state))
  const stored = paths.flatMap((path) => run.storedFields[path] ?? [])
  const newest = stored.toSorted((one, other) => other.at.localeCompare(one.at))[0]
  const message = views.find((view) => view.message !== undefined)?.message
  const holds = bodyOf(paths.map((path) => [path, run.storedFields[path]?.value ?? null]))
  return {
    value: runAnswer(bodyOf(paths.map((path, at) => [path, views[at]!.value])), questionId),
    state,
    ...(newest && { by: newest.by, at: newest.at }),
    ...(state === 'conflict' && { theirs: runAnswer(holds, questionId) }),
    ...(message !== undefined && { message }),
  }
}

/** Where an open run holds something of an answer: its parts, its links and files. */
export const answerPaths = <Facts>({ $fields }: OpenDocument<Facts>, questionId: string): string[] =>
  Object.keys($fields.get()).filter((path) => path.startsWith(`answers/${questionId}/`))

/** Of an audit that takes no more answers. */
export function submittedEntry(answer: Answer): Entry {
  const { questionId: _, by, at, ...value } = answer
  return { value, state: 'saved', by: { id: '', name: by }, at }
}

const bodyOf = (fields: readonly (readonly [path: string, value: Json])[]): Body =>
  Object.fromEntries(fields.filter(([, value]) => value !== null))

export const isUnsaved = ({ state }: Entry): boolean => state !== 'untouched' && state !== 'saved'

/** The reason of "not applicable" is still to be written: no trouble while the person is at that question. */
export const waitsForReason = ({ state, value }: Entry): boolean => state === 'invalid' && lacksReason(value)

/** Unsaved, and not for a moment only. */
export const isStuck = ({ state }: Entry): boolean => isTroubled(state)
