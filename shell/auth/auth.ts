import { NetworkError } from '../api/http.ts'
import { CONFIG } from '../config/environment.ts'
import { RESTORE_PATIENCE_MS } from '../config/limits.ts'
import { localPath } from '../contract/local-path.ts'
import {
  $session,
  SIGNED_OUT,
  sessionEnded,
  signingIn,
  tellLogin,
  tellStillSignedIn,
} from '../stores/session.ts'
import type { SignInMessage } from '../words/sign-in/sign-in-text.ts'
import { beginSignIn } from './begin-sign-in.ts'
import type { SignInOptions } from './begin-sign-in.ts'
import type { Leave } from './leave-provider.ts'
import { loadEngine } from './load-engine.ts'
import { oneTabAtATime } from './one-tab-at-a-time.ts'
import {
  currentUser,
  endedElsewhere,
  keep,
  keepWatch,
  letGo,
  readStoredUser,
  renewNow,
} from './session-keeper.ts'
import { sessionNotes } from './session-notes.ts'
import type { Outcome, SignOutOptions } from './session-notes.ts'
import { settingsOf } from './settings-of.ts'
import { isAccessOver, isExpired } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'

let signingOut: Promise<void> | undefined

/** Finds the session of an earlier visit, renews it where needed, and keeps it from now on. */
export async function restoreSession(): Promise<void> {
  let stored: StoredUser | null
  try {
    stored = readStoredUser()
  } catch {
    return sessionEnded('NotSet', ['storageBlocked'])
  }
  const outcome = sessionNotes.takeOutcome()
  keepWatch()
  addEventListener('pageshow', comeBack)
  if (stored && !isExpired(stored)) return start(stored, outcome)
  if (!stored || !isRenewable(stored, outcome))
    return sessionEnded(outcome?.result ?? 'NotSet', outcome?.messages ?? sessionNotes.farewell())
  signingIn()
  // the page shows after a while in any case; the renewal goes on behind it
  const slow = new Promise((resolve) => setTimeout(resolve, RESTORE_PATIENCE_MS, 'slow'))
  const first = await Promise.race([renewNow(stored, 'forceRefresh'), slow])
  if (first === 'slow') tellLogin(['stillRenewing'])
}

/** Whether to renew what ran out. After a sign-in that failed a hidden frame would only repeat what the provider's page has just said. */
const isRenewable = (stored: StoredUser, outcome: Outcome | null): boolean =>
  Boolean(stored.refresh_token) || (outcome === null && settingsOf(stored).silentRenew !== false)

/** A forged callback fails, and says so, without ending the session it tried to replace. */
function start(stored: StoredUser, outcome: Outcome | null): void {
  keep(stored)
  if (!outcome) return
  $session.setKey('result', outcome.result)
  tellStillSignedIn(outcome.messages)
}

/** The browser's Back from the provider's page finds this page as it was left: in the middle of leaving. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  signingOut = undefined
  const stored = readStoredUser()
  if (stored && !isExpired(stored)) return keep(stored)
  const isHere = currentUser() !== null
  if (stored && (isHere || stored.refresh_token)) return void renewNow(stored, 'forceRefresh') // it was away longer than its tokens lived
  if (isHere) endedElsewhere()
  else sessionEnded('NotSet', sessionNotes.farewell())
}

/**
 * The bearer token for the portal's APIs; null while nobody is signed in. One that ran out, as when a computer slept, is
 * renewed first: sent, it would be answered with a 401, which ends a session that could go on.
 */
export function accessToken(): string | null | Promise<string | null> {
  const user = currentUser()
  return user && isAccessOver(user) && settingsOf(user).silentRenew !== false
    ? renewedToken(user)
    : (user?.access_token ?? null)
}

/** @throws NetworkError where the provider could not be asked */
async function renewedToken(before: StoredUser): Promise<string | null> {
  const isRenewed = await renewNow(before)
  const user = currentUser()
  if (user && !isRenewed && isAccessOver(user))
    throw new NetworkError('The session ran out and could not be renewed yet')
  return user?.access_token ?? null
}

/** Leaves for the provider's sign-in page, or opens it in a window where configured; when that is impossible, $session says why. */
export async function startSignIn(options: SignInOptions = {}): Promise<void> {
  if (CONFIG.signIn?.display === 'popup' && (await signInByPopup(options))) return
  await beginSignIn(options, (engine, wish) => engine.signIn(wish))
}

/** False when the browser blocked the window. */
async function signInByPopup(options: SignInOptions): Promise<boolean> {
  const popup = await import('./popup-sign-in.ts').catch(() => null)
  return Boolean(await popup?.startSignInPopup(options))
}

/** Spec section 4: forgets the person here, revokes the tokens and signs off at the provider; one at a time. */
export function signOut(options: SignOutOptions = {}): Promise<void> {
  // a page that the provider never took away may have somebody signed in again
  if (!signingOut || currentUser()) signingOut = leave(options, letGo())
  return signingOut
}

async function leave(options: SignOutOptions, user: StoredUser | null): Promise<void> {
  const engine = await loadEngine()
  const { address, messages } = await oneTabAtATime('oidc.sign-out', async () => {
    const stored = user && readStoredUser()
    // of two tabs that sign out together the second finds that everything is done
    if (user && !stored) return { address: null, messages: options.messages ?? ['endedElsewhere' as const] }
    const leaving = engine?.leave(stored) // it has read what it needs of storage
    clearStorage() // before the provider answers: whoever closes the tab by then has signed out here
    const left = await leaving
    clearStorage() // what was on its way meanwhile
    return {
      address: options.keepsProvider ? null : (left?.address ?? null),
      messages: farewell(options, left),
    }
  })
  signedOut(options, messages)
  if (address) location.assign(address)
  else signingOut = undefined
}

function farewell(
  { messages = [], keepsProvider }: SignOutOptions,
  left: Leave | undefined,
): readonly SignInMessage[] {
  const missed = left ? 'signedOutHereOnly' : 'missing.provider'
  const all = keepsProvider || left?.reachable ? messages : [...messages, missed as SignInMessage]
  return all.length > 0 ? all : SIGNED_OUT
}

function signedOut({ remember, refusesAccount }: SignOutOptions, messages: readonly SignInMessage[]): void {
  sessionNotes.leaveFarewell(messages)
  letGo() // a renewal of another tab may have brought the person back meanwhile
  sessionNotes.takeRoute()
  if (remember) sessionNotes.leaveRoute(remember)
  if (refusesAccount) sessionNotes.leaveAccountRefused()
  sessionEnded('NotSet', messages)
}

/** Session storage stays: drafts live there. */
function clearStorage(): void {
  try {
    localStorage.clear()
  } catch {
    // blocked storage holds nothing to forget
  }
}

/** Keeps the path somebody wanted, until after sign-in; paths of this portal only. A sign-out forgets it at its end. */
export function rememberRoute(path: string): void {
  const local = localPath(path)
  if (local) sessionNotes.leaveRoute(local)
}

/** The remembered path, once. */
export const takeRememberedRoute = (): string | null => localPath(sessionNotes.takeRoute())
