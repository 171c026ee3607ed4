import type { MiniAppContext } from '../contract/mini-app.ts'
import type { AppStatus } from '../contract/status.ts'
import { wordsOf } from '../contract/words-of.ts'
import { LOAD_RETRY_AFTER_MS } from '../config/limits.ts'
import type { Pin } from '../config/miniapps.ts'
import { setAppStatus } from '../stores/app-status.ts'
import { here, soon, type Soon, type Steps } from '../stores/kit/soon.ts'
import { tagOf } from './element-of.ts'
import { MalformedModule } from './hooks.ts'
import { leakWatch } from './leaks/leak-watch.ts'
import { freshAddress } from './load-module.ts'
import { loadScript } from './load-script.ts'
import { Phases } from './phases.ts'
import type { LoadedScript } from './script.ts'

/** The code of a mini-app: from NOT_LOADED to bootstrapped. */
export class Loadable {
  readonly key: string
  readonly address: string
  readonly pin: Pin | undefined
  /** What broke it, for the page that says so. */
  failure: Error | undefined
  protected phases: Phases | undefined
  protected tag = ''
  /** Whether the next load must ask for another address, because browsers remember a failed one. */
  protected fresh = false
  /** Address of a script that registers its own tag: loaded from another address it would fail, as no tag is registered twice. */
  #boundTo: string | undefined
  /** Another has taken its key: this one's status and errors are no longer told. */
  protected gone = false
  #drawn: (() => void) | undefined
  #status: AppStatus = 'NOT_LOADED'
  #loading: Promise<void> | undefined
  #bootstrapping: Soon<void> = undefined
  #failedAt = -Infinity

  constructor(key: string, address: string, pin?: Pin) {
    this.key = key
    this.address = address
    this.pin = pin
  }

  /** Takes the place of another one of its key: its next load asks for another address, where the script can be had from one. */
  succeed(old: Loadable | undefined): this {
    this.fresh = true
    this.#boundTo = old && old.#boundTo
    return this
  }

  get status(): AppStatus {
    return this.#status
  }

  protected become(status: AppStatus): void {
    this.#status = status
    if (!this.gone) setAppStatus(this.key, status)
  }

  protected becomeMounted(): void {
    this.become('MOUNTED')
    this.#drawn?.()
  }

  /** Concurrent requests share one load. Afterwards `status` tells how it went. */
  load(): Soon<void> {
    const mayLoad =
      this.#status === 'NOT_LOADED' ||
      (this.#status === 'LOAD_ERROR' && performance.now() - this.#failedAt >= LOAD_RETRY_AFTER_MS)
    if (!this.#loading && mayLoad) this.#loading = this.#load().finally(() => (this.#loading = undefined))
    return this.#loading
  }

  /** Once per load. */
  bootstrap(context: MiniAppContext): Soon<void> {
    if (this.#status === 'NOT_BOOTSTRAPPED') this.#bootstrapping = soon(this.#bootstrap(context))
    return this.#status === 'BOOTSTRAPPING' ? this.#bootstrapping : undefined
  }

  protected break(error: unknown): void {
    this.failure = error instanceof Error ? error : new Error(wordsOf(error))
    this.become('SKIP_BECAUSE_BROKEN')
    if (!this.gone) console.error(`Mini-app ${this.key} is broken: ${this.failure.message}`, error)
  }

  async #load(): Promise<void> {
    const address = this.#boundTo ?? (this.fresh ? freshAddress(this.address) : this.address)
    this.become('LOADING_SOURCE_CODE')
    const loaded = await loadScript(this, address).catch((error: unknown) => error as Error)
    if (this.gone) return
    if (!(loaded instanceof Error)) return this.#take(loaded)
    this.#failedAt = performance.now()
    this.fresh = true
    this.failure = loaded
    this.become('LOAD_ERROR')
    console.error(loaded.message)
  }

  #take({ module, address, drawn }: LoadedScript): void {
    try {
      this.phases = new Phases(this.key, module)
      this.tag = tagOf(this.key, module)
      this.#drawn = drawn
      if (module.tag !== undefined) this.#boundTo = address
      this.failure = undefined
      this.become('NOT_BOOTSTRAPPED')
    } catch (error) {
      this.break(new MalformedModule(`Mini-app ${this.key} at ${address}: ${wordsOf(error)}`))
    }
  }

  *#bootstrap(context: MiniAppContext): Steps<void> {
    this.become('BOOTSTRAPPING')
    try {
      yield* here(leakWatch.during(this.key, () => this.phases!.run('bootstrap', context)))
      this.become('NOT_MOUNTED')
    } catch (error) {
      this.break(error)
    }
  }
}
