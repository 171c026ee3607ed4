import { map } from 'nanostores'
import type { AuthState, ValidationResult } from '../contract/session.ts'

/** Whether somebody is signed in, how the last validation ended, and what to tell them on the login page. */
export const $session = map<{ state: AuthState; result: ValidationResult; subject: string; message: string }>({
  state: 'signed-out',
  result: 'NotSet',
  subject: '',
  message: '',
})

export function sessionStarted(subject: string): void {
  $session.set({ state: 'signed-in', result: 'Ok', subject, message: '' })
}

export function signingIn(): void {
  $session.setKey('state', 'signing-in')
}

/** Nobody is signed in (any more). `message` is for the login page, '' when nothing went wrong. */
export function sessionEnded(result: ValidationResult, message = ''): void {
  $session.set({ state: 'signed-out', result, subject: '', message })
}

/** Something for the login page that is no end of the session. */
export function tellLogin(message: string): void {
  $session.setKey('message', message)
}
