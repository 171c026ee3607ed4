import type { Change } from '../../domain/document/change.ts'
import type { Field } from '../../domain/document/wire.ts'

/** Why the server did not take a change; it stays in the outbox until the person has decided. */
export type Refused =
  | { kind: 'conflict'; theirs: Field | null }
  | { kind: 'invalid' | 'refused'; message: string }
  /** Waits for the decision about another change of its group. */
  | { kind: 'left-out' }
  /** The document takes no changes any more. */
  | { kind: 'closed' }

/** A change that the server has not acknowledged. */
export interface OutboxEntry {
  change: Change
  type: string
  document: string
  /** What the document is called where unsaved changes are listed. */
  title: string
  /** Path in the portal where it is worked on, '' where none is known. */
  address: string
  /** Grows from entry to entry, over all pages of the person. */
  order: number
  /** It has been sent at least once: the server may have it. */
  wasSent: boolean
  refused: Refused | null
}

/** A new change in place of one that conflicted: it holds both values and builds on theirs. */
export const mergedEntry = (
  entry: OutboxEntry,
  theirs: Field | null,
  value: Change['value'],
): OutboxEntry => ({
  ...entry,
  change: { ...entry.change, id: crypto.randomUUID(), base: theirs?.value ?? null, value },
  wasSent: false,
  refused: null,
})
