import { GUARD_ACTION_WAIT_MS } from '../config/limits.ts'
import { $session } from '../stores/session.ts'
import { heldBack } from './held-back.ts'
import type { Guard } from './verdict.ts'

const session = { stores: [$session], isUnderWay: () => $session.get().state === 'signing-in' }

export const isSignedIn = (): boolean => $session.get().state === 'signed-in'

/** Somebody whose sign-in is just ending is waited for. */
export const authenticated: Guard = () =>
  heldBack(() => (isSignedIn() ? 'pass' : { signIn: true }), session, GUARD_ACTION_WAIT_MS)
