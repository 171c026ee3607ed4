import type { AppStatus } from '../../shell/contract/status.ts'
import type { MiniAppModule } from '../../shell/contract/mini-app-module.ts'
import type { Clock } from './clock.ts'
import type { Told } from './told.ts'

type Work = () => unknown

/** What an app of a case does in each phase; everything else is written to the log. */
export interface Behaviour {
  load?: Work
  bootstrap?: Work | readonly Work[] | string
  mount?: Work | readonly Work[] | string
  unmount?: Work | readonly Work[] | string
  unload?: Work
  update?: Work
  timeouts?: MiniAppModule['timeouts']
}

/** One way to lead mini-apps through their life: ours, or the oracle's. */
export interface Driver {
  readonly clock: Clock
  /** Phases that ran, in order: `a mount`. */
  readonly log: string[]
  /** Messages of errors that were reported, and of warnings and errors about slow phases. */
  readonly errors: string[]
  readonly slow: { warnings: number; errors: number }
  /** A phase that never ends as long as the case lasts. */
  readonly hang: () => Promise<void>
  register(key: string, behaviour: Behaviour): void
  /** Only this app's route is active; '' for none. */
  open(key: string): void
  /** Navigates by the address, to a place of this app; listeners may cancel it. */
  travel(key: string, place?: string): void
  /** Navigation events since the first `travel`, in order; their names stand in the log, too. */
  readonly told: Told[]
  /** What a listener of the next before-routing event answers. */
  answerNext(answer: () => unknown): void
  status(key: string): AppStatus
  unload(key: string): Promise<unknown>
  unregister(key: string): Promise<unknown>
  /** Leaves the page as it was. */
  stop(): void | Promise<void>
}

/** The hooks of a behaviour, each noting in the log that it runs. */
export function noting(key: string, log: string[], behaviour: Behaviour) {
  const hook = (phase: 'bootstrap' | 'mount' | 'unmount' | 'unload' | 'update') => {
    const work = behaviour[phase]
    if (typeof work === 'string') return work
    const note = (each: Work | undefined) => () => {
      log.push(`${key} ${phase}`)
      return each ? each() : Promise.resolve()
    }
    return Array.isArray(work) ? work.map(note) : note(work as Work | undefined)
  }
  return {
    load: () => {
      log.push(`${key} load`)
      return behaviour.load?.()
    },
    bootstrap: hook('bootstrap'),
    mount: hook('mount'),
    unmount: hook('unmount'),
    unload: hook('unload'),
    ...(behaviour.update && { update: hook('update') }),
    ...(behaviour.timeouts && { timeouts: behaviour.timeouts }),
  }
}

/** A promise and its ends. */
export function later() {
  let finish!: () => void
  let fail!: (error: Error) => void
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { promise, finish, fail }
}
