import type { Answer } from '../domain/scorecards/scorecard.ts'
import type { AnswerDraft } from './answer-drafts.ts'
import { answerValue, looksSame, sameValue, type AnswerValue } from './answer-value.ts'
import type { Failure, SaveState } from './save-state.ts'

/** One question's answer: what is entered, what is stored, and what lies between. */
export interface Entry {
  value: AnswerValue
  stored: Answer | null
  state: SaveState
  /** Why it is not saved, through all attempts until it is or the person has to complete it. */
  failure: Failure | null
  /** Found unsaved when the audit was opened, and not saved since. */
  restored: boolean
}

/** What the person left unsaved goes on top of what is stored, unless somebody else stored something newer or nothing is stored any more. */
export function restoredEntry(stored: Answer | null, draft: AnswerDraft | null): Entry {
  const value = answerValue(stored)
  const ours =
    draft?.ifAt === (stored?.at ?? null) || draft?.maybeStored.some((sent) => sameValue(sent, value))
  if (!draft || (ours ? sameValue : looksSame)(draft.value, value)) {
    return { value, stored, state: { kind: stored ? 'saved' : 'untouched' }, failure: null, restored: false }
  }
  const state: SaveState = ours || !stored ? { kind: 'waiting' } : { kind: 'conflict', theirs: stored }
  return { value: draft.value, stored, state, failure: null, restored: true }
}

/** Whether another attempt may help. */
export function mayRetry({ failure }: Entry): boolean {
  return failure !== null && failure.cause !== 'closed'
}

/** Unsaved, and not for a moment only. */
export function isStuck({ state, failure }: Entry): boolean {
  return state.kind === 'conflict' || state.kind === 'incomplete' || failure !== null
}
