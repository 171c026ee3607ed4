import type { AccessStateReason } from '../contract/entities.ts'
import type { MiniAppRoute } from '../contract/mini-app.ts'
import type { RouteLine } from '../config/routes.ts'
import type { Soon } from '../stores/kit/soon.ts'
import type { SignInMessage } from '../words/sign-in/sign-in-text.ts'
import type { Refusal } from '../access/access-rules.ts'

/** Where somebody wants to go: what stands at the path. */
export interface Visit {
  line: RouteLine
  route: MiniAppRoute
}

/** What a guard says. Only `pass` lets the visit go on. */
export type Verdict =
  | 'pass'
  /** Go there instead; the refusal is told to the person and traced. */
  | { redirectTo: string; refusal: Refusal }
  /** Nobody is signed in: remember the path, go to the login page. */
  | { signIn: true }
  /** Signed in, but not let in. */
  | { accessState: AccessStateReason }
  /** Something could not be loaded: sign out, or only go to the login page, with these messages. An account that may not come in may be another next time. */
  | { leave: 'sign-out' | 'login'; messages: readonly SignInMessage[]; refusesAccount?: boolean }
  /** No answer came: stay signed in and offer to try again. */
  | { unreachable: Error }
  /** The session has ended, or a sign-out is under way: that leads on. */
  | 'stop'

export type Guard = (visit: Visit) => Soon<Verdict>

/** Spec section 2: what a rule of a route refuses leads to the root. */
export const toRootIf = (refusal: Refusal | null): Verdict =>
  refusal ? { redirectTo: '/', refusal } : 'pass'
