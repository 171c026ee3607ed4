import { HttpError } from '../api/http.ts'
import type { Verdict } from './verdict.ts'

/** Spec section 8: what a failed load leads to. A missing answer is no reason to throw a session away. */
export function loadFailure(what: string, leave: 'sign-out' | 'login', error: unknown): Verdict {
  if (!(error instanceof HttpError)) return { unreachable: error as Error }
  if (error.status === 401) return 'stop' // the 401 itself signs out
  return { leave, message: `We could not load ${what}: the server answered ${error.status}. ${advice(error)}` }
}

/** The server knows best what stands in the way; who may not come in may not after the next sign-in either. */
function advice({ status, problem }: HttpError): string {
  if (status === 403) return problem?.detail ?? 'Ask your administrator for access.'
  return `${problem?.detail ?? 'Your saved work is safe.'} Sign in to try again.`
}
