import type { Answer } from '../../shell/contract/scorecards.ts'
import { RequestError } from '../kit/request-json.ts'

/** Why an answer could not be saved. */
export type FailureCause = 'offline' | 'unreachable' | 'server' | 'signed-out' | 'refused' | 'closed'

export interface Failed {
  kind: 'failed'
  cause: FailureCause
  detail: string
}

/** Where an answer stands between the person and the server. */
export type SaveState =
  | { kind: 'untouched' }
  /** `after`: how saving failed last; a new attempt has not mended it yet. */
  | { kind: 'waiting' | 'saving'; after?: Failed | null }
  | { kind: 'saved' }
  /** The server would refuse it: not applicable without a reason, or too long. */
  | { kind: 'incomplete' }
  | Failed
  /** Somebody else's newer answer is stored. */
  | { kind: 'conflict'; theirs: Answer }

export function isUnsaved({ kind }: SaveState): boolean {
  return kind !== 'untouched' && kind !== 'saved'
}

/** Whether waiting may help. The others need the person, or somebody with more rights. */
export function retriesItself(cause: FailureCause): boolean {
  return cause === 'offline' || cause === 'unreachable' || cause === 'server'
}

/** Why an answer is not saved, through all attempts until it is. */
export function lastFailure(state: SaveState): Failed | null {
  if (state.kind === 'failed') return state
  return state.kind === 'waiting' || state.kind === 'saving' ? state.after ?? null : null
}

/** The audit was submitted; nothing but letting go helps. */
export const CLOSED: Failed = { kind: 'failed', cause: 'closed', detail: '' }

/** Whether another attempt may help. */
export function mayRetry(state: SaveState): boolean {
  const failed = lastFailure(state)
  return failed !== null && failed.cause !== 'closed'
}

/** Unsaved, and not for a moment only. */
export function isStuck(state: SaveState): boolean {
  return state.kind === 'conflict' || state.kind === 'incomplete' || lastFailure(state) !== null
}

export function failure(error: unknown): Failed {
  if (!(error instanceof RequestError)) {
    return { kind: 'failed', cause: navigator.onLine ? 'unreachable' : 'offline', detail: '' }
  }
  const detail = error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? ''
  if (error.status === 401) return { kind: 'failed', cause: 'signed-out', detail }
  const passing = error.status >= 500 || error.status === 408 || error.status === 409 || error.status === 429
  return { kind: 'failed', cause: passing ? 'server' : 'refused', detail }
}
