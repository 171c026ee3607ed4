import type { MiniAppContext, MiniAppElement, MiniAppHost, MiniAppModule, MiniAppRoute, Phase } from '../contract/mini-app.ts'
import type { AppStatus } from '../contract/status.ts'
import { LOAD_RETRY_AFTER_MS } from '../config/limits.ts'
import { setAppStatus } from '../stores/app-status.ts'
import { connect } from './connect.ts'
import { createElement, tagOf } from './element-of.ts'
import { hooksOf, MalformedModule, PHASES, runHooks, timeoutOf } from './hooks.ts'
import { loadModule } from './load-module.ts'
import { within } from './within.ts'

/** What a mini-app is given at mount. */
export interface Given {
  context: MiniAppContext
  route: MiniAppRoute
  host: MiniAppHost
}

/** One mini-app from NOT_LOADED to MOUNTED and back; the cases are those of lifecycle.md. */
export class MiniApp {
  readonly key: string
  readonly #address: string
  #status: AppStatus = 'NOT_LOADED'
  #module: MiniAppModule = {}
  #tag = ''
  #loading: Promise<void> | undefined
  /** Counts loads, so that the late result of an abandoned one is known for what it is. */
  #turn = 0
  #failedAt = -Infinity
  #fresh = false
  /** What broke it, for the page that says so. */
  failure: Error | undefined
  element: MiniAppElement | undefined

  constructor(key: string, address: string) {
    this.key = key
    this.#address = address
  }

  get status(): AppStatus {
    return this.#status
  }

  set #state(status: AppStatus) {
    this.#status = status
    setAppStatus(this.key, status)
  }

  /** Concurrent requests share one load. Afterwards `status` tells how it went. */
  load(): Promise<void> {
    const mayLoad = this.#status === 'NOT_LOADED' || (this.#status === 'LOAD_ERROR' && performance.now() - this.#failedAt >= LOAD_RETRY_AFTER_MS)
    if (!this.#loading && mayLoad) this.#loading = this.#load(++this.#turn)
    return this.#loading ?? Promise.resolve()
  }

  /** Gives up waiting for a load; the next one asks for a fresh address. */
  abandonLoad(): void {
    if (!this.#loading) return
    this.#loading = undefined
    this.#turn++
    this.#fresh = true
    this.#state = 'NOT_LOADED'
  }

  /** Once per load. */
  async bootstrap(context: MiniAppContext): Promise<void> {
    if (this.#status !== 'NOT_BOOTSTRAPPED') return
    this.#state = 'BOOTSTRAPPING'
    await this.#guarded('NOT_MOUNTED', () => this.#run('bootstrap', context))
  }

  /** Connects a new element at `place`; resolves when it is drawn or broken. A hung mount that was set aside changes nothing any more. */
  async mount(given: Given, place: Element): Promise<void> {
    if (this.#status !== 'NOT_MOUNTED') return
    this.#state = 'MOUNTING'
    try {
      const element = Object.assign(createElement(this.#tag), given)
      this.element = element
      connect(element, place)
      await this.#run('mount', element)
      if (this.element === element) this.#state = 'MOUNTED'
    } catch (error) {
      await this.#cleanUp()
      this.#break(error)
    }
  }

  /** Replaces the properties that changed and tells the mini-app. */
  async update(changed: Partial<Given>): Promise<void> {
    const { element } = this
    if (!element) return
    Object.assign(element, changed)
    if (this.#status !== 'MOUNTED') return
    this.#state = 'UPDATING'
    await this.#guarded('MOUNTED', () => this.#run('update', element))
  }

  /** The element is removed whatever happens. */
  async unmount(): Promise<void> {
    const { element } = this
    if (!element) return
    this.element = undefined
    const wasMounted = this.#status === 'MOUNTED' || this.#status === 'UPDATING'
    if (wasMounted) {
      this.#state = 'UNMOUNTING'
      await this.#guarded('NOT_MOUNTED', () => this.#run('unmount', element))
    } else if (this.#status === 'MOUNTING') {
      this.#state = 'NOT_MOUNTED' // a hung mount is set aside
    }
    element.remove()
  }

  /** Lets the code go: the next activation loads and bootstraps again. */
  async unload(): Promise<void> {
    await this.unmount()
    if (this.#status === 'NOT_LOADED') return
    const broken = this.#status === 'SKIP_BECAUSE_BROKEN'
    if (this.#status !== 'LOAD_ERROR' && !broken) await this.#guarded('NOT_LOADED', () => this.#run('unload', undefined))
    this.#fresh = broken || this.#status === 'LOAD_ERROR'
    this.#failedAt = -Infinity
    this.failure = undefined
    this.#state = 'NOT_LOADED'
  }

  /** Something failed after mount, as the element reports it. */
  async fail(error: unknown): Promise<void> {
    await this.#cleanUp()
    this.#break(error)
  }

  async #load(turn: number): Promise<void> {
    const isRetry = this.#fresh || this.#status === 'LOAD_ERROR'
    this.#state = 'LOADING_SOURCE_CODE'
    const loaded = await loadModule(this.key, this.#address, isRetry).catch((error: unknown) => error as Error)
    if (turn !== this.#turn) return
    this.#loading = undefined
    if (loaded instanceof Error) this.#loadFailed(loaded)
    else this.#take(loaded)
  }

  #loadFailed(error: Error): void {
    this.#failedAt = performance.now()
    this.failure = error
    this.#state = 'LOAD_ERROR'
    console.error(error.message)
  }

  #take(module: MiniAppModule): void {
    try {
      for (const phase of PHASES) hooksOf(module, phase)
      this.#tag = tagOf(this.key, module)
      this.#module = module
      this.failure = undefined
      this.#state = 'NOT_BOOTSTRAPPED'
    } catch (error) {
      this.#break(new MalformedModule(`Mini-app ${this.key} at ${this.#address}: ${(error as Error).message}`))
    }
  }

  /** Hooks of the module, else what a plain element needs: to be drawn. */
  #run(phase: Phase, argument: unknown): Promise<void> {
    const hooks = hooksOf(this.#module, phase) ?? (phase === 'mount' || phase === 'update' ? [drawn] : [])
    return within(`Mini-app ${this.key}: ${phase}`, timeoutOf(this.#module, phase), runHooks(hooks, argument))
  }

  async #guarded(next: AppStatus, phase: () => Promise<void>): Promise<void> {
    const during = this.#status
    try {
      await phase()
      if (this.#status === during) this.#state = next
    } catch (error) {
      this.#break(error)
    }
  }

  /** One clean-up unmount; the first error is the one that is reported. */
  async #cleanUp(): Promise<void> {
    const { element } = this
    this.element = undefined
    if (!element) return
    await this.#run('unmount', element).catch(() => {})
    element.remove()
  }

  #break(error: unknown): void {
    this.failure = error instanceof Error ? error : new Error(String(error))
    this.#state = 'SKIP_BECAUSE_BROKEN'
    console.error(`Mini-app ${this.key} is broken: ${this.failure.message}`, error)
  }
}

/** Lit has `updateComplete`; ours have `ready`. */
function drawn(element: MiniAppElement): Promise<unknown> {
  return Promise.resolve(element.updateComplete ?? element.ready?.())
}
