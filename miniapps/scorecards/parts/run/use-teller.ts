import { useState } from 'react'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import type { Entries } from './standing.ts'

/** One failure is told once: the question that says for all why they are not saved. It stays the same while it fails, so that nothing moves. */
export function useTeller(questions: readonly Question[], entries: Entries): string | null {
  const [teller, setTeller] = useState<string | null>(null)
  const fails = (id: string) => entries[id]?.state === 'failed' && entries[id].message === undefined
  const next = teller !== null && fails(teller) ? teller : (questions.find(({ id }) => fails(id))?.id ?? null)
  if (next !== teller) setTeller(next)
  return next
}
