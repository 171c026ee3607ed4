import { createContext, useContext } from 'react'
import type { LastResult, Run, Scorecard } from '../domain/scorecards/scorecard.ts'
import type { Autosave } from './autosave.ts'
import type { LeftRun } from './left-run.ts'
import type { AuditScreen } from './place.ts'
import type { Entries, Standing } from './standing.ts'
import type { Submission } from './submit-seen.ts'

/** The audit that is open, for its screens. */
export interface AuditInHand {
  scorecard: Scorecard
  /** Null until it is started. */
  run: Run | null
  last: LastResult | null
  /** By question id; questions nobody touched may be missing. */
  entries: Entries
  /** Null while the audit takes no answers: not started, or submitted. */
  autosave: Autosave | null
  /** What came too late for a run that was submitted. */
  left: readonly LeftRun[]
  standing: Standing
  /** This person has just handed it in, on this page. */
  isSubmittedNow: boolean
  path(screen: AuditScreen, questionId?: string): string
  /** `onStarted` is called before the new audit takes this one's place. */
  start(onStarted: () => void): Promise<void>
  /** Hands in the answers that are shown, once all are saved. */
  submit(): Promise<Submission>
  /** Gives up an answer that came too late. */
  letGo(runId: string, questionId: string): void
  /** Reads the audit again, as somebody else left it. */
  reload(): void
}

export const AuditContext = createContext<AuditInHand | null>(null)

export function useAudit(): AuditInHand {
  const audit = useContext(AuditContext)
  if (!audit) throw new Error('useAudit was called outside an open audit')
  return audit
}
