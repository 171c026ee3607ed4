import { LitElement, html, nothing, type PropertyValues } from 'lit'
import type { MiniAppContext, MiniAppRoute } from '../contract/mini-app.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { SLOW_LOAD_NOTICE_MS, UNMOUNT_TIMEOUT_MS } from '../config/limits.ts'
import { MINIAPP_EVENT } from '../contract/events.ts'
import { handleEvent } from '../events/handle-event.ts'
import { makeHost } from '../lifecycle/make-host.ts'
import type { MiniApp } from '../lifecycle/mini-app.ts'
import { entryOf, miniAppOf, register, unregister } from '../lifecycle/registration.ts'
import { setMountedApp } from '../stores/app-status.ts'
import { $context } from '../stores/context.ts'
import { $layout } from '../stores/layout.ts'
import { setDirty } from '../stores/location.ts'
import { controls } from './controls.ts'
import { overlayRoot } from './overlay-root.ts'
import { brokenPanel, skeleton, slowPanel } from './outlet-views.ts'
import { outletStyles } from './outlet-styles.ts'

const SKELETON_AFTER_MS = 150

interface Current {
  entry: MiniAppEntry
  app: MiniApp
  unmounted: AbortController
}

/** Leads one mini-app after the other through its life, and shows what there is to see meanwhile. */
export class OsOutlet extends LitElement {
  static override properties = { app: { type: String }, route: { attribute: false }, view: { state: true, attribute: false } }
  static override styles = [controls, outletStyles]
  declare app: string
  declare route: MiniAppRoute
  declare view: 'nothing' | 'waiting' | 'loading' | 'slow' | 'mounted' | 'broken'

  #current: Current | undefined
  #turn = 0
  #timers: ReturnType<typeof setTimeout>[] = []
  #stopListening: (() => void) | undefined

  constructor() {
    super()
    this.app = ''
    this.view = 'nothing'
  }

  override connectedCallback(): void {
    super.connectedCallback()
    const stopContext = $context.listen(() => this.#tell())
    const stopLayout = $layout.listen(() => this.#current?.entry.isLayout && this.#tell())
    this.#stopListening = () => [stopContext, stopLayout].forEach((stop) => stop())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stopListening?.()
    void this.#leave()
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('app')) void this.#show()
    else if (changed.has('route')) void this.#reroute()
  }

  /** Another place in the same app. */
  async #reroute(): Promise<void> {
    const { current, route } = { current: this.#current, route: this.route }
    await current?.app.update({ route })
    if (current?.app.status === 'MOUNTED' && current === this.#current && route === this.route) this.#tellSettled(current.app)
  }

  override render() {
    return html`
      <div class="place" ?hidden=${this.view === 'broken'}></div>
      ${this.#panel()}
    `
  }

  #panel() {
    const { entry, app } = this.#current ?? {}
    if (!entry || !app) return nothing
    const retry = () => void this.#retry()
    if (this.view === 'loading') return skeleton(entry)
    if (this.view === 'slow') return slowPanel(entry, { retry, wait: () => this.#wait() })
    return this.view === 'broken' ? brokenPanel(entry, app.failure, retry) : nothing
  }

  /** After each await: is this still the app that is wanted? */
  async #show(): Promise<void> {
    const turn = ++this.#turn
    const left = this.#leave()
    const entry = entryOf(this.app)
    if (!entry) return void (this.view = 'nothing')
    const app = miniAppOf(entry)
    this.#current = { entry, app, unmounted: new AbortController() }
    this.#wait()
    await Promise.all([app.load(), register(entry)])
    if (turn === this.#turn) await app.bootstrap(this.#context(entry))
    await left
    if (turn !== this.#turn) return
    await this.#mount(this.#current)
    if (turn === this.#turn) this.#settle(app)
  }

  async #mount({ entry, app, unmounted }: Current): Promise<void> {
    const host = makeHost(entry, () => app.element, overlayRoot(), unmounted.signal)
    await app.mount({ context: this.#context(entry), route: this.route, host }, this.#place)
  }

  #settle(app: MiniApp): void {
    this.#clearTimers()
    this.view = app.status === 'MOUNTED' || app.status === 'UPDATING' ? 'mounted' : 'broken'
    if (this.#current?.entry.isLayout !== true || this.app === 'login') setMountedApp(this.app)
    this.#tellSettled(app)
  }

  #tellSettled({ element }: MiniApp): void {
    this.dispatchEvent(new CustomEvent('settled', { detail: { element } }))
  }

  /** A hung unmount delays the next app for no longer than its limit; the element goes at once. */
  async #leave(): Promise<void> {
    const leaving = this.#current
    this.#clearTimers()
    if (!leaving) return
    this.#current = undefined
    leaving.unmounted.abort()
    unregister(leaving.entry)
    if (!leaving.entry.isLayout) setDirty(false)
    let patience: ReturnType<typeof setTimeout> | undefined
    await Promise.race([leaving.app.unmount(), new Promise((resolve) => (patience = setTimeout(resolve, UNMOUNT_TIMEOUT_MS)))])
    clearTimeout(patience)
  }

  /** Unregister, then register anew under the same key, with a fresh load. */
  async #retry(): Promise<void> {
    const { app } = this.#current ?? {}
    app?.abandonLoad()
    await app?.unload()
    await this.#show()
  }

  #wait(): void {
    this.#clearTimers()
    this.view = 'waiting'
    this.#timers = [
      setTimeout(() => (this.view = 'loading'), SKELETON_AFTER_MS),
      setTimeout(() => (this.view = 'slow'), SLOW_LOAD_NOTICE_MS),
    ]
  }

  #clearTimers(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }

  #tell(): void {
    if (this.#current) void this.#current.app.update({ context: this.#context(this.#current.entry) })
  }

  #context({ isLayout }: MiniAppEntry): MiniAppContext {
    return isLayout ? Object.freeze({ ...$context.get(), layout: $layout.get() }) : $context.get()
  }

  get #place(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('.place')!
  }

  override firstUpdated(): void {
    this.#place.addEventListener(MINIAPP_EVENT, (event) => this.#current && handleEvent(this.#current.entry, event))
    this.#place.addEventListener('miniapp-error', (event) => void this.#failed((event as CustomEvent<unknown>).detail))
  }

  /** A mini-app that fails after it was mounted; a failing mount says so by itself. */
  async #failed(error: unknown): Promise<void> {
    const { app } = this.#current ?? {}
    if (app?.status !== 'MOUNTED' && app?.status !== 'UPDATING') return
    await app.fail(error)
    if (this.#current?.app === app) this.#settle(app)
  }
}
