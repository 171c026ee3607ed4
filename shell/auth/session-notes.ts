import { safeSession } from '../api/safe-storage.ts'
import type { ValidationResult } from '../contract/session.ts'
import type { SignInMessage } from '../words/sign-in/sign-in-text.ts'

/** How the last sign-in or sign-out ended, for the next page of this tab to tell. */
export interface Outcome {
  result: ValidationResult
  messages: readonly SignInMessage[]
  /** The login message of spec section 8, for those who ask in code. */
  cause?: string
}

export interface SignOutOptions {
  /** For the login page, once. */
  messages?: readonly SignInMessage[]
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
  route: () => safeSession.get(ROUTE),
  leaveOutcome: (outcome: Outcome) => safeSession.set(OUTCOME, JSON.stringify(outcome)),
  takeOutcome: () => parsed<Outcome>(take(OUTCOME)),
  /** That this tab has signed out, for the login page; also a page that Back finds says so, until somebody signs in. */
  leaveFarewell: (messages: readonly SignInMessage[]) => safeSession.set(FAREWELL, JSON.stringify(messages)),
  farewell: () => parsed<readonly SignInMessage[]>(safeSession.get(FAREWELL)) ?? undefined,
  leaveAccountRefused: () => safeSession.set(ACCOUNT_REFUSED, 'yes'),
  takeAccountRefused: () => take(ACCOUNT_REFUSED) !== null,
  forgetFarewell: () => safeSession.remove(FAREWELL),
}

function parsed<Note>(note: string | null): Note | null {
  try {
    return JSON.parse(note ?? 'null') as Note | null
  } catch {
    return null
  }
}

function take(key: string): string | null {
  const text = safeSession.get(key)
  safeSession.remove(key)
  return text
}
