import type { MiniAppElement } from '../contract/mini-app.ts'
import type { MiniAppModule, Phase, PhaseTimeout } from '../contract/mini-app-module.ts'
import { hooksOf, isThenable, runHooks, timeoutOf, type AnyHook } from './hooks.ts'
import { waitForPhase } from './wait-for-phase.ts'
import type { Soon } from '../stores/kit/soon.ts'

interface Prepared {
  hooks: readonly AnyHook[] | undefined
  timeout: PhaseTimeout
}

/** What a module does in each phase, checked once when it is loaded. */
export class Phases {
  readonly #key: string
  readonly #prepared: Readonly<Record<Phase, Prepared>>

  /** @throws MalformedModule */
  constructor(key: string, module: MiniAppModule) {
    this.#key = key
    const prepare = (phase: Phase): Prepared => ({
      hooks: hooksOf(module, phase),
      timeout: timeoutOf(module, phase),
    })
    this.#prepared = {
      bootstrap: prepare('bootstrap'),
      mount: prepare('mount'),
      update: prepare('update'),
      unmount: prepare('unmount'),
      unload: prepare('unload'),
    }
  }

  /** How long a phase may take before it counts as late. */
  limit(phase: Phase): number {
    return this.#prepared[phase].timeout.millis
  }

  /** Runs a phase. @throws what a plain element's `ready` throws at once */
  run(phase: Phase, argument: unknown, setAside?: AbortSignal): Soon<void> {
    const { hooks, timeout } = this.#prepared[phase]
    const draws = phase === 'mount' || phase === 'update'
    const work = hooks
      ? runHooks(phase, hooks, argument)
      : draws
        ? drawn(argument as MiniAppElement)
        : undefined
    return work && waitForPhase(`Mini-app ${this.#key}: ${phase}`, timeout, work, setAside)
  }
}

/** Lit has `updateComplete`; ours have `ready`; a plain element is drawn when it is connected. */
function drawn(element: MiniAppElement): PromiseLike<unknown> | undefined {
  const work: unknown = element.updateComplete ?? element.ready?.()
  return isThenable(work) ? work : undefined
}
