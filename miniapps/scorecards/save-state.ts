import type { Answer } from '../../shell/contract/scorecards.ts'
import { RequestError } from '../kit/request-json.ts'

/** Why an answer could not be saved. */
export type FailureCause = 'offline' | 'unreachable' | 'server' | 'signed-out' | 'refused' | 'closed'

/** Where an answer stands between the person and the server. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  /** The server would refuse it: not applicable without a reason, or too long. */
  | { kind: 'incomplete' }
  | { kind: 'failed'; cause: FailureCause; detail: string }
  /** Somebody else's newer answer is stored. */
  | { kind: 'conflict'; theirs: Answer }

export function isUnsaved({ kind }: SaveState): boolean {
  return kind !== 'untouched' && kind !== 'saved'
}

/** Whether waiting may help. The others need the person, or somebody with more rights. */
export function retriesItself(cause: FailureCause): boolean {
  return cause === 'offline' || cause === 'unreachable' || cause === 'server'
}

export function failure(error: unknown): Extract<SaveState, { kind: 'failed' }> {
  if (!(error instanceof RequestError)) {
    return { kind: 'failed', cause: navigator.onLine ? 'unreachable' : 'offline', detail: '' }
  }
  const detail = error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? ''
  if (error.status === 401) return { kind: 'failed', cause: 'signed-out', detail }
  const passing = error.status >= 500 || error.status === 408 || error.status === 409 || error.status === 429
  return { kind: 'failed', cause: passing ? 'server' : 'refused', detail }
}
