import { CONFIG } from '../config/environment.ts'
import { TOKEN_REFRESH_CHECK_S } from '../config/limits.ts'
import { pathNow } from '../contract/local-path.ts'
import { setDirty } from '../stores/unsaved-work.ts'
import { $session, sessionEnded, sessionFailed, sessionStarted } from '../stores/session.ts'
import { loadEngine, loadEngineOrTell, prepareEngine } from './load-engine.ts'
import type { Renewal } from './renew-session.ts'
import { renewalPause } from './renewal-pause.ts'
import { sessionNotes } from './session-notes.ts'
import { settingsOf } from './settings-of.ts'
import { isExpired, isRenewalDue, readUser, userKey } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'

let user: StoredUser | null = null
/** The subject of whoever was the first to sign in here: what the page knows is theirs, also once they have gone. */
let owner: string | undefined
let renewing: Promise<boolean> | undefined
let unwatch = (): void => {}
let firstPage: Promise<unknown> = Promise.resolve()

export const currentUser = (): StoredUser | null => user

const ownProviders = () => [
  { id: CONFIG.clientId, authority: CONFIG.authority, clientId: CONFIG.clientId },
  ...(CONFIG.otherProviders ?? []),
]
const ownKeys = (): string[] => ownProviders().map(({ authority, clientId }) => userKey(authority, clientId))

/**
 * The first configuration's person who is stored.
 * @throws DOMException where the browser blocks storage
 */
export function readStoredUser(): StoredUser | null {
  for (const provider of ownProviders()) {
    const stored = readUser(provider)
    if (stored) return stored
  }
  return null
}

/** The person of these tokens is signed in; whoever was here before gets a fresh page, so that nothing of theirs stays. */
export function keep(next: StoredUser): void {
  owner ??= next.profile.sub
  if (owner !== next.profile.sub) return startAfresh()
  user = next
  if ($session.get().state !== 'signed-in') {
    sessionNotes.forgetFarewell()
    sessionStarted(next.profile.sub)
  }
  if (next.session_state && settingsOf(next).sessionCheck !== false) void watch(next)
}

/** No question may keep the page of the one before: nothing of theirs can be saved from here any more. */
function startAfresh(): void {
  setDirty(false)
  location.reload()
}

/** The provider's frame comes after the first page: on a slow line a person waits for the other requests. */
export const watchAfter = (drawn: Promise<unknown>): void => void (firstPage = drawn)

async function watch(next: StoredUser): Promise<void> {
  await firstPage
  const watcher = await import('./session-watch.ts').catch(() => null)
  if (!watcher || user !== next) return
  unwatch = watcher.unwatchSession
  watcher.watchSession(next, onSessionChanged)
}

/** Lets the person go without asking the provider; the caller publishes why. */
export function letGo(): StoredUser | null {
  const gone = user
  user = null
  unwatch()
  return gone
}

/** Renews once, however many ask; spec section 4. True when there are new tokens. */
export function renewNow(before: StoredUser, how: 'renew' | 'forceRefresh' = 'renew'): Promise<boolean> {
  user ??= before
  renewing ??= renewOnce(before, how).finally(() => (renewing = undefined))
  return renewing
}

async function renewOnce(before: StoredUser, how: 'renew' | 'forceRefresh'): Promise<boolean> {
  const engine = await loadEngineOrTell()
  return conclude(
    (await engine?.[how](before)) ?? { kind: 'kept', message: 'missing.engine', timedOut: false },
  )
}

function conclude(renewal: Renewal): boolean {
  if (!user) return false // signed out meanwhile
  if (renewal.kind === 'renewed') keep(renewal.user)
  else if (renewal.kind === 'gone') endedElsewhere()
  else if (renewal.kind === 'failed') end(renewal.outcome.result, renewal.outcome.messages)
  // the tokens are kept and the clock tries again; only a page that has shown nobody yet says so
  else if ($session.get().state !== 'signed-in') sessionEnded('NotSet', [renewal.message])
  return renewal.kind === 'renewed'
}

/** Spec section 4: the auth data is reset, the unauthenticated state published and the unauthorized route next; the way back is kept. */
function end(...outcome: Parameters<typeof sessionFailed>): void {
  const gone = user
  for (const key of ownKeys()) localStorage.removeItem(key)
  endHere(...outcome)
  // whatever is still good for something must not stay so
  if (gone) void loadEngine().then((engine) => engine?.leave(gone))
}

function endHere(...outcome: Parameters<typeof sessionFailed>): void {
  letGo()
  if ($session.get().state === 'signed-in') sessionNotes.leaveRoute(pathNow())
  sessionFailed(...outcome)
}

/** Somebody signed out in another tab, or on another page of this one: nothing is left to keep. */
export function endedElsewhere(): void {
  letGo()
  sessionEnded('NotSet', sessionNotes.farewell() ?? ['endedElsewhere'])
}

/** The provider's frame saw another session: ask by hidden frame who is signed in there. */
async function onSessionChanged(isCertain: boolean): Promise<void> {
  const asked = user
  const engine = asked && (await loadEngine())
  if (!engine) return
  const renewal = await engine.renew(asked, 'frame')
  if (renewal.kind !== 'failed' || isCertain) conclude(renewal)
  // still the same person, or nobody could say
  const { watchAgain } = await import('./session-watch.ts')
  if (user && user.session_state === asked.session_state) watchAgain(user, onSessionChanged)
}

/** Starts the renewal clock and listens to the other tabs. */
export function keepWatch(): void {
  setInterval(() => user && !renewalPause.isOn(user) && renewWhereDue(), TOKEN_REFRESH_CHECK_S * 1000)
  // timers of hidden tabs run once a minute, those of a sleeping computer not at all; whoever comes back waits for no pause
  document.addEventListener('visibilitychange', renewWhereDue)
  addEventListener('online', renewWhereDue)
  addEventListener('storage', followOtherTabs)
}

function renewWhereDue(): void {
  if (!user) return
  const { silentRenew = true } = settingsOf(user)
  if (silentRenew && isRenewalDue(user)) void renewNow(user)
  else prepareEngine(silentRenew)
}

/** `key` is null when another tab signed out and cleared everything; where a renewal was refused there, the tokens alone are gone. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && !ownKeys().includes(key)) return
  const stored = readStoredUser()
  if (stored && !isExpired(stored)) keep(stored)
  else if (!stored && user && key === null) endedElsewhere()
  else if (!stored && user) endHere('LoginRequired', ['sessionEnded'])
}
