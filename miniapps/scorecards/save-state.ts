import type { Answer } from '../domain/scorecards/scorecard.ts'
import { RequestError } from '../kit/bridge/request-json.ts'

/** Why an answer could not be saved. */
export type FailureCause = 'offline' | 'unreachable' | 'server' | 'signed-out' | 'refused' | 'closed'

export interface Failure {
  cause: FailureCause
  detail: string
}

/** Where an answer stands between the person and the server. */
export type SaveState =
  | { kind: 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' }
  /** The server would refuse it: not applicable without a reason, or too long. */
  | { kind: 'incomplete' }
  /** Somebody else's newer answer is stored. */
  | { kind: 'conflict'; theirs: Answer }

export function isUnsaved({ kind }: SaveState): boolean {
  return kind !== 'untouched' && kind !== 'saved'
}

/** Whether waiting may help. The others need the person, or somebody with more rights. */
export function retriesItself(cause: FailureCause): boolean {
  return cause === 'offline' || cause === 'unreachable' || cause === 'server'
}

/** The audit was submitted; nothing but letting go helps. */
export const CLOSED: Failure = { cause: 'closed', detail: '' }

export function failureOf(error: unknown): Failure {
  if (!(error instanceof RequestError)) {
    return { cause: navigator.onLine ? 'unreachable' : 'offline', detail: '' }
  }
  const detail = error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? ''
  if (error.status === 401) return { cause: 'signed-out', detail }
  const passing = error.status >= 500 || error.status === 408 || error.status === 409 || error.status === 429
  return { cause: passing ? 'server' : 'refused', detail }
}
