import type { SignInMessage } from '../words/sign-in/sign-in-text.ts'
import { HttpError } from '../api/http.ts'
import type { Verdict } from './verdict.ts'

/** Statuses that mean "no answer": from a gateway in front of the server, or from ours where it cannot reach the provider. */
const AWAY: readonly number[] = [502, 503, 504]

/** Spec section 8: what a failed load leads to. A missing answer is no reason to throw a session away (docs/design/decisions.md). */
export function loadFailure(
  what: 'profile' | 'agencies' | 'permissions',
  leave: 'sign-out' | 'login',
  error: unknown,
): Verdict {
  if (!(error instanceof HttpError) || AWAY.includes(error.status)) return { unreachable: error as Error }
  if (error.status === 401) return 'stop' // the 401 itself signs out
  const failed: SignInMessage = { key: `loadFailed.${what}`, values: { status: String(error.status) } }
  return {
    leave,
    messages: [failed, ...advice(error)],
    ...(error.status === 403 && { refusesAccount: true }),
  }
}

/** The server knows best what stands in the way; who may not come in may not after the next sign-in either. */
function advice({ status, problem }: HttpError): readonly SignInMessage[] {
  const refusal = problem?.detail ? { refusal: problem } : undefined
  return status === 403 ? [refusal ?? 'askForAccess'] : [refusal ?? 'workIsSafe', 'signInToTryAgain']
}
