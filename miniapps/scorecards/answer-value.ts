import type { Answer, AnswerInput } from '../domain/scorecards/scorecard.ts'
import { EVIDENCE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from './limits.ts'

/** What the person has entered for one question. */
export type AnswerValue = Omit<AnswerInput, 'ifAt'>

export const NO_ANSWER: AnswerValue = { level: null, notApplicable: false, reason: '', evidence: '' }

export function answerValue(answer: Answer | null): AnswerValue {
  if (!answer) return NO_ANSWER
  const { level, notApplicable, reason, evidence } = answer
  return { level, notApplicable, reason, evidence }
}

export function sameValue(one: AnswerValue, other: AnswerValue): boolean {
  return (
    one.level === other.level &&
    one.notApplicable === other.notApplicable &&
    one.reason === other.reason &&
    one.evidence === other.evidence
  )
}

/** Whether a person sees no difference: the reason shows only where the question does not apply. */
export function looksSame(one: AnswerValue, other: AnswerValue): boolean {
  return sameValue(withoutHidden(one), withoutHidden(other))
}

const withoutHidden = (value: AnswerValue): AnswerValue =>
  value.notApplicable ? value : { ...value, reason: '' }

/**
 * A value with a change to it. The reason outlives a level chosen meanwhile, cut to its limit: what nobody sees must
 * not keep the level from being saved.
 */
export function changedValue(value: AnswerValue, part: Partial<AnswerValue>): AnswerValue {
  const next = { ...value, ...part }
  return next.notApplicable ? next : { ...next, reason: next.reason.slice(0, REASON_MAX_CHARACTERS) }
}

/** "Not applicable" needs its reason before it may be saved. */
function lacksReason({ notApplicable, reason }: AnswerValue): boolean {
  return notApplicable && reason.trim() === ''
}

/** Whether the server would take it. */
export function canBeSaved(value: AnswerValue): boolean {
  return (
    !lacksReason(value) &&
    value.reason.length <= REASON_MAX_CHARACTERS &&
    value.evidence.length <= EVIDENCE_MAX_CHARACTERS
  )
}

/** A level, or not applicable with a reason. */
export function isAnswered(value: AnswerValue): boolean {
  return value.notApplicable ? !lacksReason(value) : value.level !== null
}

/** As the formulas of score.ts take it: unfinished answers do not count. */
export function givenAnswer(questionId: string, value: AnswerValue) {
  const notApplicable = value.notApplicable && !lacksReason(value)
  return { questionId, notApplicable, level: value.notApplicable ? null : value.level }
}
