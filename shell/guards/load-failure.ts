import { HttpError } from '../api/http.ts'
import type { Verdict } from './verdict.ts'

/** A gateway says that the server behind it does not answer; ours says so of a provider that it cannot ask. */
const AWAY: readonly number[] = [502, 503, 504]

/** Spec section 8: what a failed load leads to. A missing answer is no reason to throw a session away (design, part 5). */
export function loadFailure(what: string, leave: 'sign-out' | 'login', error: unknown): Verdict {
  if (!(error instanceof HttpError) || AWAY.includes(error.status)) return { unreachable: error as Error }
  if (error.status === 401) return 'stop' // the 401 itself signs out
  const message = `We could not load ${what}: the server answered ${error.status}. ${advice(error)}`
  return { leave, message, ...(error.status === 403 && { refusesAccount: true }) }
}

/** The server knows best what stands in the way; who may not come in may not after the next sign-in either. */
function advice({ status, problem }: HttpError): string {
  if (status === 403) return problem?.detail ?? 'Ask your administrator for access.'
  return `${problem?.detail ?? 'Your saved work is safe.'} Sign in to try again.`
}
