import { HttpError } from '../api/http.ts'
import type { Verdict } from './verdict.ts'

/** Spec section 8: what a failed load leads to. A missing answer is no reason to throw a session away. */
export function loadFailure(what: string, leave: 'sign-out' | 'login', error: unknown): Verdict {
  if (!(error instanceof HttpError)) return { unreachable: error as Error }
  if (error.status === 401) return 'stop' // the 401 itself signs out
  return { leave, message: `We could not load ${what}: the server answered ${error.status}. Your saved work is safe. Sign in to try again.` }
}
