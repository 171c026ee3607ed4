import type { Json } from '../../domain/document/json.ts'
import type { Field, Somebody } from '../../domain/document/wire.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import type { Sender } from './sender.ts'

/** Where one field stands between the person and the server. */
export type FieldState =
  | 'untouched'
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'failed'
  | 'conflict'
  | 'invalid'
  | 'closed'

/** One field as its author sees it. */
export interface FieldView {
  /** What the person entered last, else what is stored. */
  value: Json
  state: FieldState
  /** Of what is stored. */
  by?: Somebody
  at?: string
  /** In a conflict: what somebody else stored, null where they emptied the field. */
  theirs?: Field | null
  /** Why the server refuses the value, in words for people. */
  message?: string
}

export const UNTOUCHED: FieldView = { value: null, state: 'untouched' }

/**
 * @param stored without `by` and `at` where the document keeps none, as of cells
 * @param pending the person's changes of this field that are not stored, in their order
 */
export function fieldView(
  stored: (Pick<Field, 'value'> & Partial<Field>) | undefined,
  pending: readonly OutboxEntry[],
  sender: Pick<Sender, 'failure' | 'isSending'>,
): FieldView {
  const known = stored?.by && stored.at ? { by: stored.by, at: stored.at } : {}
  const last = pending.at(-1)
  if (!last) return stored ? { ...known, value: stored.value, state: 'saved' } : UNTOUCHED
  const refused = pending.find((entry) => entry.refused)?.refused
  const mine = { ...known, value: last.change.value }
  switch (refused?.kind) {
    case undefined: {
      if (sender.failure) return { ...mine, state: 'failed' } // through all further attempts, so that nothing flickers
      const isSending = pending.some(({ change }) => sender.isSending(change.id))
      return { ...mine, state: isSending ? 'saving' : 'waiting' }
    }
    case 'conflict':
      return { ...mine, state: 'conflict', theirs: refused.theirs }
    case 'left-out':
      return { ...mine, state: 'waiting' }
    case 'closed':
      return { ...mine, state: 'closed' }
    case 'invalid':
      return { ...mine, state: 'invalid', message: refused.message }
    case 'refused':
      return { ...mine, state: 'failed', message: refused.message }
  }
}

/** Whether drawing the one looks like drawing the other. */
export function isSameView(one: FieldView | undefined, other: FieldView): boolean {
  return (
    one !== undefined &&
    one.value === other.value &&
    one.state === other.state &&
    one.at === other.at &&
    one.theirs === other.theirs &&
    one.message === other.message
  )
}
