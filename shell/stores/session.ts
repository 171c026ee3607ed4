import { map } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import type { AuthState, ValidationResult } from '../contract/session.ts'
import { notify } from './notices.ts'

/** Whether somebody is signed in, how the last validation ended, and what to tell them on the login page. */
export const $session = map<{ state: AuthState; result: ValidationResult; subject: string; message: string }>(
  {
    state: 'signed-out',
    result: 'NotSet',
    subject: '',
    message: '',
  },
)

/** The message of somebody's own sign-out, where all went well. */
export const SIGNED_OUT = 'You have signed out.'

let hasFailed = false

export function sessionStarted(subject: string): void {
  hasFailed = false
  $session.set({ state: 'signed-in', result: 'Ok', subject, message: '' })
}

export function signingIn(): void {
  $session.setKey('state', 'signing-in')
}

/** Nobody is signed in (any more). `message` is for the login page, '' when nothing went wrong. */
export function sessionEnded(result: ValidationResult, message = ''): void {
  $session.set({ state: 'signed-out', result, subject: '', message })
}

/** A sign-in or a renewal failed: nobody is signed in, and the way leads to the configured route. */
export function sessionFailed(result: ValidationResult, message: string): void {
  hasFailed = true
  sessionEnded(result, message)
}

/** A sign-in failed: it leads to the configured route, but ends no session that is there already. */
export function signInFailed(result: ValidationResult, message: string): void {
  if ($session.get().state !== 'signed-in') return sessionFailed(result, message)
  hasFailed = true
  $session.set({ ...$session.get(), result, message })
  tellStillSignedIn(message)
}

/** A sign-in that failed while somebody is signed in: no login page is there to say so. */
export function tellStillSignedIn(message: string): void {
  notify({ kind: 'warning', text: `${message} You are still signed in as before.` }, 'page')
}

/** Spec section 4: where somebody who is signed out is sent, and once after a failure. */
export function takeLoginRoute(): string {
  const route = hasFailed ? CONFIG.unauthorizedRoute : '/login'
  hasFailed = false
  return route
}

/** Something for the login page that is no end of the session. */
export function tellLogin(message: string): void {
  $session.setKey('message', message)
}
