import { map } from 'nanostores'
import { CONFIG } from '../config/environment.ts'
import type { AuthState, ValidationResult } from '../contract/session.ts'
import { withWords } from '../contract/words.ts'
import { prepareSignInText, signInText, type SignInMessage } from '../words/sign-in/sign-in-text.ts'
import { notify } from './notices.ts'

/** Whether somebody is signed in, how the last validation ended, and what to tell them on the login page. */
export const $session = map<{
  state: AuthState
  result: ValidationResult
  subject: string
  messages: readonly SignInMessage[]
}>({ state: 'signed-out', result: 'NotSet', subject: '', messages: [] })

/** Of somebody's own sign-out, where all went well. */
export const SIGNED_OUT: readonly SignInMessage[] = ['signedOut']

let hasFailed = false

export function sessionStarted(subject: string): void {
  hasFailed = false
  $session.set({ state: 'signed-in', result: 'Ok', subject, messages: [] })
}

export function signingIn(): void {
  $session.setKey('state', 'signing-in')
}

/** Nobody is signed in (any more). The messages are for the login page, none when nothing went wrong. */
export function sessionEnded(result: ValidationResult, messages: readonly SignInMessage[] = []): void {
  prepareSignInText(messages)
  $session.set({ state: 'signed-out', result, subject: '', messages })
}

/** A sign-in or a renewal failed: nobody is signed in, and the way leads to the configured route. */
export function sessionFailed(result: ValidationResult, messages: readonly SignInMessage[]): void {
  hasFailed = true
  sessionEnded(result, messages)
}

/** A sign-in failed: it leads to the configured route, but ends no session that is there already. */
export function signInFailed(result: ValidationResult, messages: readonly SignInMessage[]): void {
  if ($session.get().state !== 'signed-in') return sessionFailed(result, messages)
  hasFailed = true
  $session.set({ ...$session.get(), result, messages })
  tellStillSignedIn(messages)
}

/** A sign-in that failed while somebody is signed in: no login page is there to say so. */
export function tellStillSignedIn(messages: readonly SignInMessage[]): void {
  const all: readonly SignInMessage[] = [...messages, 'stillSignedIn']
  prepareSignInText(all)
  withWords(() => notify({ kind: 'warning', text: signInText(all) }, 'page'))
}

/** Spec section 4: where somebody who is signed out is sent, and once after a failure. */
export function takeLoginRoute(): string {
  const route = hasFailed ? CONFIG.unauthorizedRoute : '/login'
  hasFailed = false
  return route
}

/** Something for the login page that is no end of the session. */
export function tellLogin(messages: readonly SignInMessage[]): void {
  prepareSignInText(messages)
  $session.setKey('messages', messages)
}
