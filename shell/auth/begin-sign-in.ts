import { $session, signInFailed, signingIn } from '../stores/session.ts'
import type { SignInWish } from './engine.ts'
import { loadEngine } from './load-engine.ts'
import type { Engine } from './load-engine.ts'
import { sessionNotes } from './session-notes.ts'
import type { Outcome } from './session-notes.ts'

export interface SignInOptions {
  /** Identity-provider hint; the `account` query parameter when not given. */
  account?: string
  /** Id of one of the configuration's other providers. */
  configuration?: string
}

/** What every sign-in begins with, whichever way it goes; what kept it from succeeding is in $session, and answered. */
export async function beginSignIn(
  { account, configuration }: SignInOptions,
  go: (engine: Engine, wish: SignInWish) => Promise<Outcome | null>,
): Promise<Outcome | null> {
  if ($session.get().state !== 'signed-in') signingIn()
  const hint = account ?? new URLSearchParams(location.search).get('account')
  const engine = await loadEngine()
  const outcome: Outcome | null = engine
    ? await go(engine, { account: hint, configuration, asksWho: sessionNotes.takeAccountRefused() })
    : { result: 'NotSet', messages: ['missing.engine'] }
  if (outcome) signInFailed(outcome.result, outcome.messages)
  return outcome
}
