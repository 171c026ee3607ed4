import type { MiniAppContext, MiniAppElement } from './mini-app.ts'

/**
 * One function, or several that run one after the other. Each must return a promise: make it `async`. What returns none is
 * taken as failed, just as what throws or rejects.
 */
type Hook<Argument> =
  | ((argument: Argument) => PromiseLike<unknown>)
  | readonly ((argument: Argument) => PromiseLike<unknown>)[]

export interface PhaseTimeout {
  /** How long the phase may take; at the limit one error is logged. 4000 for bootstrap, 3000 for the others. */
  millis: number
  /** A warning is logged each time so much more has passed, until the limit. 1000. */
  warningMillis: number
  /** True: at the limit the phase has failed, and a late result is ignored. False, the default: it is waited for. */
  dieOnTimeout: boolean
}

export type Phase = 'bootstrap' | 'mount' | 'unmount' | 'unload' | 'update'

/**
 * The module behind a mini-app's script address. A plain element is a complete one; all hooks are optional. A mini-app
 * that fails in one ends as SKIP_BECAUSE_BROKEN: its element is removed, the page says what broke, and it is not mounted
 * again until the person asks to try again.
 */
export interface MiniAppModule {
  /** Registered by the shell as `miniapp-<key>`. */
  default?: CustomElementConstructor
  /** For a bundle that registers its own element. */
  tag?: string
  /** Once per load, before the first mount; nothing is mounted where it fails. */
  bootstrap?: Hook<MiniAppContext>
  /** After the element was connected with its properties set; where it fails, `unmount` runs once to clean up. */
  mount?: Hook<MiniAppElement>
  /** After properties of the mounted element were replaced; where it fails, `unmount` runs once to clean up. */
  update?: Hook<MiniAppElement>
  /** Before the element is removed, which it is whatever happens, and at the limit at the latest. */
  unmount?: Hook<MiniAppElement>
  /** When the code is let go, as before "Try again" loads anew what hung; a mini-app that is broken is let go without it. */
  unload?: Hook<void>
  /** In place of the defaults, phase by phase and number by number. */
  timeouts?: Partial<Record<Phase, Partial<PhaseTimeout>>>
}
