import { safeSession } from '../api/safe-storage.ts'
import type { ValidationResult } from '../contract/session.ts'

/** How the last sign-in or sign-out ended, for the next page of this tab to tell. */
export interface Outcome {
  result: ValidationResult
  message: string
  /** The login message of spec section 8, for those who ask in code. */
  cause?: string
}

export interface SignOutOptions {
  /** For the login page, once. */
  message?: string
  /** A forced sign-out: the path to come back to. */
  remember?: string
  /** The portal could not go on, and the person did not want to leave: their session at the provider stays. */
  keepsProvider?: boolean
  /** The next sign-in asks who it is, whoever is signed in at the provider. */
  refusesAccount?: boolean
}

const ROUTE = 'os.auth.route'
const OUTCOME = 'os.auth.outcome'
const FAREWELL = 'os.auth.farewell'
const ACCOUNT_REFUSED = 'os.auth.account-refused'

/** Session storage as a set of notes to the next page; a note that cannot be kept is no reason to stop. */
export const sessionNotes = {
  leaveRoute: (path: string) => safeSession.set(ROUTE, path),
  takeRoute: () => take(ROUTE),
  leaveOutcome: (outcome: Outcome) => safeSession.set(OUTCOME, JSON.stringify(outcome)),
  takeOutcome: () => takeParsed<Outcome>(OUTCOME),
  /** That this tab has signed out, in words for the login page; also a page that Back finds says so, until somebody signs in. */
  leaveFarewell: (message: string) => safeSession.set(FAREWELL, message),
  farewell: () => safeSession.get(FAREWELL) ?? undefined,
  leaveAccountRefused: () => safeSession.set(ACCOUNT_REFUSED, 'yes'),
  takeAccountRefused: () => take(ACCOUNT_REFUSED) !== null,
  forgetFarewell: () => safeSession.remove(FAREWELL),
}

function takeParsed<Note>(key: string): Note | null {
  try {
    return JSON.parse(take(key) ?? 'null') as Note | null
  } catch {
    return null
  }
}

function take(key: string): string | null {
  const text = safeSession.get(key)
  safeSession.remove(key)
  return text
}
