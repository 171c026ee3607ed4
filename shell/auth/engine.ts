import { CONFIG } from '../config/environment.ts'
import { AuthError } from './auth-error.ts'
import { callbackParameters } from './callback-parameters.ts'
import { leaveProvider } from './leave-provider.ts'
import type { Leave } from './leave-provider.ts'
import { createLog } from './log.ts'
import type { Log } from './log.ts'
import type { Manager } from './manager.ts'
import { Managers } from './managers.ts'
import { causeOf, outcomeOf } from './outcome-of.ts'
import { forceRenewal, renewSession } from './renew-session.ts'
import type { Renewal, Way } from './renew-session.ts'
import type { Outcome } from './session-notes.ts'
import type { StoredUser } from './stored-user.ts'

/*
 * Everything heavy about signing in: loaded when a sign-in starts, a callback arrives, a renewal is due or somebody signs out.
 * Nothing here throws past the façade: an outcome says what happened.
 */

let built: Managers | undefined

const managers = (): Managers => (built ??= new Managers())

export interface SignInWish {
  /** The identity-provider hint. */
  account: string | null
  /** Which of several configurations; the first when not told. */
  configuration: string | undefined
  /** Also somebody who is signed in at the provider is to say who they are. */
  asksWho: boolean
}

/** Leaves for the provider; returns only when that failed, or when the person came back by the browser's Back. */
export function signIn(wish: SignInWish): Promise<Outcome | null> {
  return failure(
    () => managers().of(wish.configuration),
    (manager) => manager.signinRedirect(asked(wish)),
  )
}

/** Signs in through a window that the click has opened. */
export function signInThrough(popup: Window, wish: SignInWish): Promise<Outcome | null> {
  return failure(
    () => managers().of(wish.configuration),
    (manager) => manager.signInThrough(popup, asked(wish)),
  )
}

/** Judges the provider's answer and stores the person. */
export async function completeSignIn(url: string): Promise<Outcome> {
  const failed = await failure(
    () => managers().forCallback(url),
    (manager) => manager.signinRedirectCallback(url),
  )
  return failed ?? { result: 'Ok', messages: [] }
}

/** False on a callback address that carries no answer: a reload, or a bookmark. */
export const isAnswer = (url: string): boolean => [...callbackParameters(url).keys()].length > 0

export async function renew(user: StoredUser, way?: Way): Promise<Renewal> {
  return withManager(user, (manager) => renewSession(manager, user, way))
}

export async function forceRefresh(user: StoredUser): Promise<Renewal> {
  return withManager(user, (manager) => forceRenewal(manager, user))
}

/** Revokes the tokens and tells where the provider signs the person off. */
export async function leave(user: StoredUser | null): Promise<Leave> {
  try {
    return await leaveProvider(managers().of(user?.config_id), user)
  } catch (error) {
    report(error)
    return { address: null, reachable: true }
  }
}

async function withManager(user: StoredUser, work: (manager: Manager) => Promise<Renewal>): Promise<Renewal> {
  try {
    return await work(managers().of(user.config_id))
  } catch (error) {
    report(error)
    return { kind: 'failed', outcome: outcomeOf(error) }
  }
}

const asked = ({ account, asksWho }: SignInWish) => ({
  extraQueryParams: account ? { [CONFIG.idpHintParameter]: account } : {},
  ...(asksWho && { prompt: 'login' }),
})

async function failure(
  pick: () => Manager,
  work: (manager: Manager) => Promise<unknown>,
): Promise<Outcome | null> {
  // without https a browser has none of the cryptography that a sign-in needs
  if (!isSecureContext) return { result: 'NotSet', messages: ['insecure'] }
  let manager: Manager | undefined
  try {
    manager = pick()
    await work(manager)
    return null
  } catch (error) {
    report(error, manager?.log)
    return outcomeOf(error)
  }
}

/** As the provider's own configuration wants, where it is known which that is. */
function report(
  error: unknown,
  log: Log = createLog(CONFIG.clientId, CONFIG.signIn?.logLevel ?? 'Warn'),
): void {
  // closing a window is no fault of anybody
  if (error instanceof AuthError && error.message === 'User closed popup') log.warn(error.message)
  else log.error(causeOf(error))
}
