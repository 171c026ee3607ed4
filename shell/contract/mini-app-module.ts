import type { MiniAppContext, MiniAppElement } from './mini-app.ts'

type Hook<Argument> = ((argument: Argument) => PromiseLike<unknown>) | readonly ((argument: Argument) => PromiseLike<unknown>)[]

export interface PhaseTimeout {
  millis: number
  warningMillis: number
  dieOnTimeout: boolean
}

export type Phase = 'bootstrap' | 'mount' | 'unmount' | 'unload' | 'update'

/** The module behind a mini-app's script address. */
export interface MiniAppModule {
  /** Registered by the shell as `miniapp-<key>`. */
  default?: CustomElementConstructor
  /** For a bundle that registers its own element. */
  tag?: string
  bootstrap?: Hook<MiniAppContext>
  mount?: Hook<MiniAppElement>
  update?: Hook<MiniAppElement>
  unmount?: Hook<MiniAppElement>
  unload?: Hook<void>
  timeouts?: Partial<Record<Phase, Partial<PhaseTimeout>>>
}
