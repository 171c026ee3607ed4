import { useState } from 'react'
import type { Question } from '../domain/scorecards/scorecard.ts'
import type { Failure, FailureCause } from './save-state.ts'
import type { Entries } from './standing.ts'

/** Reasons that lie in the connection or the server: all answers share them. */
const SHARED: ReadonlySet<FailureCause> = new Set(['offline', 'unreachable', 'server', 'signed-out'])

export const isShared = (failure: Failure | null | undefined): boolean =>
  failure != null && SHARED.has(failure.cause)

/** One failure is told once: the question that says for all why they are not saved. It stays the same while it fails, so that nothing moves. */
export function useTeller(questions: readonly Question[], entries: Entries): string | null {
  const [teller, setTeller] = useState<string | null>(null)
  const fails = (id: string) => isShared(entries[id]?.failure)
  const next = teller !== null && fails(teller) ? teller : (questions.find(({ id }) => fails(id))?.id ?? null)
  if (next !== teller) setTeller(next)
  return next
}
