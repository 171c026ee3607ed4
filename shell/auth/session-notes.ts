import type { ValidationResult } from '../contract/session.ts'

/** How the last sign-in or sign-out ended, for the next page of this tab to tell. */
export interface Outcome {
  result: ValidationResult
  message: string
  /** The login message of spec section 8, for those who ask in code. */
  cause?: string
}

const ROUTE = 'os.auth.route'
const OUTCOME = 'os.auth.outcome'

/** Session storage as a set of notes to the next page; a note that cannot be kept is no reason to stop. */
export const sessionNotes = {
  leaveRoute: (path: string) => write(ROUTE, path),
  takeRoute: () => take(ROUTE),
  leaveOutcome: (outcome: Outcome) => write(OUTCOME, JSON.stringify(outcome)),
  takeOutcome(): Outcome | null {
    try {
      return JSON.parse(take(OUTCOME) ?? 'null') as Outcome | null
    } catch {
      return null
    }
  },
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // storage blocked or full: the note is lost, the flow goes on
  }
}

function take(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}
