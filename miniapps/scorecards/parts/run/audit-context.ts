import { createContext, useContext } from 'react'
import type { EarlierRun, LastResult, Run, Scorecard } from '../../../domain/scorecards/scorecard.ts'
import type { Body } from '../../../domain/document/change.ts'
import type { Assessors } from '../../../domain/scorecards/assessors.ts'
import type { Benchmark } from '../../../domain/scorecards/benchmark.ts'
import type { LateAnswer } from './late-answers.ts'
import type { AuditScreen } from '../place.ts'
import type { RunAnswers } from './run-answers.ts'
import type { Entries, Standing } from './standing.ts'
import type { Submission } from './submit-run.ts'

/** The audit that is open, for its screens. */
export interface AuditInHand {
  scorecard: Scorecard
  /** Null until it is started. */
  run: Run | null
  last: LastResult | null
  /** A result that was, not the audit in hand. */
  isPast: boolean
  /** What the run goes on from. */
  earlier: EarlierRun | null
  /** The version of the scorecard that the open run can be moved to. */
  newer: number | null
  /** By question id; questions nobody touched may be missing. */
  entries: Entries
  /** Null while the audit takes no answers: not started, or submitted. */
  answers: RunAnswers | null
  /** Somebody has submitted or discarded it since it was loaded. */
  isClosed: boolean
  /** What came too late for a run that was submitted. */
  late: readonly LateAnswer[]
  standing: Standing
  /** This person has just handed it in, on this page. */
  isSubmittedNow: boolean
  path(screen: AuditScreen, questionId?: string): string
  /**
   * Opens a run. What is returned puts it in this one's place, and leads to its questions unless the person has left
   * meanwhile; false: they had left before.
   * @param fields what it begins with, such as that it is the second assessor's
   */
  begin(fields?: Body): Promise<() => boolean>
  /** Hands in the answers that are shown, once all are saved. */
  submit(): Promise<Submission>
  /** Gives the open audit up; the one before it, if any, takes its place. */
  discard(): Promise<void>
  /** Gives up an answer that came too late. */
  letGo(late: LateAnswer): void
  /** Reads where brands like this one stand. */
  benchmark(signal: AbortSignal): Promise<Benchmark>
  /** Reads who assesses it. */
  assessors(signal: AbortSignal): Promise<Assessors>
  /** Reads the newest version of the scorecard. */
  newest(signal: AbortSignal): Promise<Scorecard>
  /** Reads the audit again, as somebody else left it. */
  reload(): void
}

export const AuditContext = createContext<AuditInHand | null>(null)

export function useAudit(): AuditInHand {
  const audit = useContext(AuditContext)
  if (!audit) throw new Error('useAudit was called outside an open audit')
  return audit
}
