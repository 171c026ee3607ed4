import { REASON_MAX_CHARACTERS } from '../../../domain/scorecards/limits.ts'
import type { RunAnswer } from '../../../domain/scorecards/run-answers.ts'
import type { Level } from '../../../domain/scorecards/scorecard.ts'

/** What the person has entered for one question. */
export type AnswerValue = Omit<RunAnswer, 'questionId'>

export const NO_ANSWER: AnswerValue = {
  level: null,
  unknown: false,
  notApplicable: false,
  reason: '',
  evidence: '',
  confidence: null,
}

/** What of an answer is chosen: one thing at a time. */
type Choice = Pick<AnswerValue, 'level' | 'unknown' | 'notApplicable'>

export const NOTHING_CHOSEN: Choice = { level: null, unknown: false, notApplicable: false }
export const UNKNOWN_CHOSEN: Choice = { ...NOTHING_CHOSEN, unknown: true }
export const NOT_APPLICABLE_CHOSEN: Choice = { ...NOTHING_CHOSEN, notApplicable: true }
export const levelChosen = (level: Level): Choice => ({ ...NOTHING_CHOSEN, level })

export const isChosen = ({ level, unknown, notApplicable }: Choice): boolean =>
  level !== null || unknown || notApplicable

/**
 * A value with a change to it. The reason outlives a level chosen meanwhile, cut to its limit: what nobody sees must
 * not keep the level from being saved.
 */
export function changedValue(value: AnswerValue, part: Partial<AnswerValue>): AnswerValue {
  const next = { ...value, ...part }
  return next.notApplicable ? next : { ...next, reason: next.reason.slice(0, REASON_MAX_CHARACTERS) }
}

/** "Not applicable" needs its reason before it may be saved. */
export function lacksReason({ notApplicable, reason }: AnswerValue): boolean {
  return notApplicable && reason.trim() === ''
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
