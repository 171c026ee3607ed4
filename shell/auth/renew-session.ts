import { ErrorTimeout } from 'oidc-client-ts'
import { FORCED_REFRESH_DELAY_S, FORCED_REFRESH_RETRIES, NEWER_DOCUMENT_LIMIT_MS } from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import { begunRenewal } from './begun-renewal.ts'
import type { Manager } from './manager.ts'
import type { SignInMessage } from '../words/sign-in/sign-in-text.ts'
import { oneTabAtATime } from './one-tab-at-a-time.ts'
import { causeOf, isStorageError, keptBecause, outcomeOf, troubleOf } from './outcome-of.ts'
import { forgetDocuments } from './provider-memory.ts'
import { renewalPause } from './renewal-pause.ts'
import type { Outcome } from './session-notes.ts'
import { isExpired } from './stored-user.ts'
import type { StoredUser } from './stored-user.ts'
import { askWellKnown } from './well-known.ts'

export type Renewal =
  /** New tokens, ours or those of another tab. */
  | { kind: 'renewed'; user: StoredUser }
  /** No answer: the session is kept, try again later. */
  | { kind: 'kept'; message: SignInMessage; timedOut: boolean }
  | { kind: 'failed'; outcome: Outcome; timedOut?: boolean }
  /** Somebody signed out meanwhile. */
  | { kind: 'gone' }

/** By which way: as configured, or by hidden frame whatever is configured, to hear whether the provider still knows the person. */
export type Way = 'configured' | 'frame'

/**
 * Renews the tokens once for all tabs: whoever gets the lock second finds the new ones in storage.
 * @param before the tokens the caller wants replaced
 */
export function renewSession(
  manager: Manager,
  before: StoredUser,
  way: Way = 'configured',
): Promise<Renewal> {
  const asked = Date.now()
  return oneTabAtATime(`oidc.renew:${manager.configuration.clientId}`, async () => {
    const stored = manager.stored()
    if (!stored) return { kind: 'gone' }
    if (isNewer(stored, before)) return { kind: 'renewed', user: stored }
    if (way === 'configured' && renewalPause.hasBegunSince(stored, asked))
      return { kind: 'kept', message: 'kept', timedOut: false } // another tab has just asked in vain
    try {
      await requestTokens(manager, stored, way)
      renewalPause.end()
      return { kind: 'renewed', user: manager.stored() ?? stored }
    } catch (error) {
      return concludeFailure(manager, stored, way, error)
    }
  })
}

async function concludeFailure(
  manager: Manager,
  stored: StoredUser,
  way: Way,
  error: unknown,
): Promise<Renewal> {
  const now = manager.stored()
  if (!now) {
    forgetDocuments() // what it has kept since is all that the sign-out left
    return { kind: 'gone' }
  }
  if (isNewer(now, stored)) return { kind: 'renewed', user: now } // by a sign-in meanwhile, which this refusal does not concern
  manager.log.error(causeOf(error))
  const renewal = await judge(manager, error, stored)
  if (renewal.kind === 'kept' && way === 'configured') renewalPause.begin(stored)
  return renewal
}

/** Other tokens, and good ones. */
const isNewer = (stored: StoredUser, than: StoredUser): boolean =>
  stored.access_token !== than.access_token && !isExpired(stored)

/** Spec section 9: a forced refresh that times out is tried again up to three times, each time waiting a second longer. */
export async function forceRenewal(manager: Manager, before: StoredUser): Promise<Renewal> {
  for (let attempt = 1; ; attempt++) {
    const renewal = await renewSession(manager, before)
    if (!('timedOut' in renewal && renewal.timedOut) || attempt > FORCED_REFRESH_RETRIES) return renewal
    await new Promise((resolve) => setTimeout(resolve, attempt * FORCED_REFRESH_DELAY_S * 1000))
  }
}

async function requestTokens(manager: Manager, stored: StoredUser, way: Way): Promise<void> {
  const renewBy = way === 'frame' ? way : manager.configuration.renewBy
  if (renewBy === 'refresh-token' && !stored.refresh_token)
    throw new AuthError('no refresh token found, please login')
  if (renewBy === 'frame' || !stored.refresh_token) await renewByFrame(manager)
  else await renewByRefreshToken(manager, stored)
}

/** A code whose answer was lost is used up: its refusal says nothing, and another frame brings another code. */
async function renewByFrame(manager: Manager): Promise<void> {
  const ask = () => manager.signinSilent({ forceIframeAuth: true })
  await ask().catch((error: unknown) => {
    if (!isUsedUp(error) || !wasLost(error)) throw error
    manager.log.warn(causeOf(error))
    return ask()
  })
}

/**
 * Where an answer was lost, or a page was closed before it heard one, the provider has used this token up: its refusal says
 * nothing of the person's session there, so a frame asks for that.
 */
async function renewByRefreshToken(manager: Manager, stored: StoredUser): Promise<void> {
  const wasSent = begunRenewal.begin(stored)
  try {
    await manager.signinSilent()
    begunRenewal.end()
  } catch (error) {
    if (mayPass(error)) throw error // a gateway, or a storage that is full, loses an answer as well
    begunRenewal.end()
    if (!(wasSent || wasLost(error)) || !isUsedUp(error) || manager.configuration.renewBy !== 'auto')
      throw error
    manager.log.warn(causeOf(error))
    manager.forgetRefreshToken()
    await renewByFrame(manager).catch((silence: unknown) => {
      throw silence instanceof ErrorTimeout ? error : silence // a frame that is never answered, as by a page, is no reason to hope
    })
  }
}

/** Whatever the status: some providers answer 200 with an error inside. */
const isUsedUp = (error: unknown): boolean =>
  error instanceof AuthError && causeOf(error).includes('invalid_grant')

const wasLost = (error: unknown): boolean => error instanceof AuthError && error.isRepeated

/** No refusal: it may go better the next time. */
const mayPass = (error: unknown): boolean => troubleOf(error) !== null || isStorageError(error)

/** No network and no trouble of the provider's throws a session away; full storage only once the tokens are worth nothing. */
async function judge(manager: Manager, error: unknown, stored: StoredUser): Promise<Renewal> {
  const timedOut = troubleOf(error) === 'timeout'
  if (!mayPass(error) || (isStorageError(error) && isExpired(stored)))
    return { kind: 'failed', outcome: endOf(error), timedOut }
  if (error instanceof ErrorTimeout && isExpired(stored) && (await isThere(manager)))
    return { kind: 'failed', outcome: { result: 'NotSet', messages: ['noFrames'] }, timedOut }
  return { kind: 'kept', message: keptBecause(error), timedOut }
}

/** A provider that answers, though not in a frame, most likely forbids frames: waiting for it leads nowhere. */
const isThere = ({ configuration }: Manager): Promise<boolean> =>
  askWellKnown(configuration, NEWER_DOCUMENT_LIMIT_MS).then(
    () => true,
    () => false,
  )

const OF_SIGN_IN: readonly SignInMessage[] = ['notFinished', 'notAsked']

/** A refused renewal ends a session; no sign-in was under way that could have failed. */
function endOf(error: unknown): Outcome {
  const outcome = outcomeOf(error)
  const isOfSignIn = outcome.messages.some((message) => OF_SIGN_IN.includes(message))
  return isOfSignIn ? { ...outcome, messages: ['sessionEnded'] } : outcome
}
