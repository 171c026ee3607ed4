import type { Answer } from '../../shell/contract/scorecards.ts'
import type { AnswerDraft } from './answer-drafts.ts'
import { answerValue, looksSame, sameValue, type AnswerValue } from './answer-value.ts'
import type { SaveState } from './save-state.ts'

/** One question's answer: what is entered, what is stored, and what lies between. */
export interface Entry {
  value: AnswerValue
  stored: Answer | null
  state: SaveState
  /** Found unsaved when the audit was opened, and not saved since. */
  restored: boolean
}

/** What the person left unsaved goes on top of what is stored, unless somebody else stored something newer or nothing is stored any more. */
export function restoredEntry(stored: Answer | null, draft: AnswerDraft | null): Entry {
  const value = answerValue(stored)
  const ours = draft?.ifAt === (stored?.at ?? null) || draft?.maybeStored.some((sent) => sameValue(sent, value))
  if (!draft || (ours ? sameValue : looksSame)(draft.value, value)) {
    return { value, stored, state: { kind: stored ? 'saved' : 'untouched' }, restored: false }
  }
  const state: SaveState = ours || !stored ? { kind: 'waiting' } : { kind: 'conflict', theirs: stored }
  return { value: draft.value, stored, state, restored: true }
}
