import { LitElement, html } from 'lit'
import type { MiniAppRoute } from '../contract/mini-app.ts'
import { UPDATE_TIMEOUT_MS } from '../config/limits.ts'
import { MINIAPP_ERROR, MINIAPP_EVENT } from '../contract/events.ts'
import { handleEvent } from '../events/handle-event.ts'
import { atMost } from '../lifecycle/at-most.ts'
import { both } from '../lifecycle/both.ts'
import { navigation } from '../navigation/navigation.ts'
import { entryOf } from '../config/entries.ts'
import { miniAppOf, register } from '../lifecycle/registration.ts'
import { $context } from '../stores/context.ts'
import { onLayoutChange } from '../menus/layout.ts'
import { oncePerTurn } from '../stores/kit/once-per-turn.ts'
import { Comeback } from './comeback.ts'
import { controls } from './controls.ts'
import { Departures } from './departures.ts'
import { contextFor, givenTo, newsFor, tellPlace, type Current } from './outlet-given.ts'
import { Patience } from './outlet-patience.ts'
import { panelOf } from './outlet-views.ts'
import { outletStyles } from './outlet-styles.ts'
import { tellSettled } from './tell-settled.ts'
import { StrayFailures } from './stray-failures.ts'

/** Leads one mini-app after the other through its life, and shows what there is to see meanwhile. */
export class OsOutlet extends LitElement {
  static override properties = {
    main: { type: Boolean },
    panel: { reflect: true },
  }
  static override styles = [controls, outletStyles]
  /** Whether it holds the mini-app of the route. */
  declare main: boolean
  /** Called each time a mini-app is drawn or broken. */
  whenSettled: () => void = () => {}
  declare panel: '' | 'loading' | 'slow' | 'broken'

  readonly #place = document.createElement('div')
  readonly #tellSoon = oncePerTurn(() => this.#tell())
  readonly #patience = new Patience((panel) => (this.panel = panel))
  readonly #departures = new Departures()
  readonly #comeback = new Comeback(() => void this.#retry())
  readonly #strays = new StrayFailures({
    current: () => this.#current,
    broke: (app, failure) => void this.#showsFailure(app, app.fail(failure)),
    retry: () => void this.#retry(),
  })
  #app = ''
  #route: MiniAppRoute | undefined
  #current: Current | undefined
  #turn = 0
  #stopListening: (() => void) | undefined

  constructor() {
    super()
    this.main = false
    this.panel = ''
    this.#place.className = 'place'
    this.#place.addEventListener(MINIAPP_EVENT, (event) => this.#onWish(event))
    this.#place.addEventListener(MINIAPP_ERROR, (event) => this.#failed(event as CustomEvent<unknown>))
  }

  override connectedCallback(): void {
    super.connectedCallback()
    const stops = [
      this.#strays.listen(),
      $context.listen(this.#tellSoon),
      onLayoutChange(() => this.#current?.entry.knowsLayout && this.#tellSoon()),
    ]
    this.#stopListening = () => stops.forEach((stop) => stop())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stopListening?.()
    this.#turn++
    this.#leave()
  }

  /** Leads to this mini-app at this route, '' for none: at once where there is nothing to wait for. */
  open(app: string, route: MiniAppRoute): void {
    const isAnother = app !== this.#app
    const isElsewhere = route !== this.#route
    this.#app = app
    this.#route = route
    if (!this.hasUpdated) return
    if (isAnother) void this.#show()
    else if (isElsewhere && this.#tellsRoute()) this.#tellSoon()
    else if (isElsewhere) void this.#reroute()
  }

  /** There is a place for a mini-app from now on. */
  override firstUpdated(): void {
    if (this.#route) void this.#show()
  }

  override render() {
    return html`${this.#place}${panelOf(this.panel, this.#current, { retry: () => void this.#retry(), wait: () => this.#wait() })}`
  }

  /** After each await: is this still the app that is wanted? Where there is nothing to wait for, all happens at once. */
  async #show(): Promise<void> {
    const turn = ++this.#turn
    this.#leave()
    this.panel = ''
    const entry = entryOf(this.#app)
    const current = (this.#current = entry && { entry, app: miniAppOf(entry) })
    for (const step of this.#steps(current)) {
      if (!step) continue
      if (current) this.#patience.begin()
      const cancelled = await step
      if (turn !== this.#turn || cancelled === true) return
    }
    this.#settle()
  }

  /** What leads to a drawn mini-app, each step with what there is to wait for. */
  *#steps(current: Current | undefined): Generator<Promise<unknown> | undefined> {
    if (current) {
      yield both(current.app.load(), register(current.entry))
      yield current.app.bootstrap(contextFor(current))
    }
    yield this.#departures.underWay
    yield current?.app.leaving
    for (let asked; (asked = this.main && navigation.events.isMountCancelled());) yield Promise.resolve(asked) // again, as a newer place may have overtaken the one that was asked about
    if (current) yield current.app.mount((signal) => givenTo(current, this.#route!, signal), this.#place)
  }

  /** Another place in the same app; a later visit to an app whose load failed tries again. */
  async #reroute(): Promise<void> {
    const [current, route] = [this.#current, this.#route!]
    if (current?.app.status === 'LOAD_ERROR') return this.#show()
    const isOnItsWay = () => current && !current.app.isMounted && current.app.status !== 'SKIP_BECAUSE_BROKEN'
    if (isOnItsWay() && current!.app.status !== 'MOUNTING') return void tellPlace(current, route) // asked about before the mount, and told with it
    const cancelled = this.main && navigation.events.isMountCancelled()
    if (cancelled && ((await cancelled) || route !== this.#route)) return
    const updating = tellPlace(current, route)
    if (updating) await atMost(UPDATE_TIMEOUT_MS, this.#showsFailure(current!.app, updating)) // it has been told: one that hangs keeps nobody on the way
    if (current === this.#current && route === this.#route && !isOnItsWay()) this.#settle()
  }

  #settle(): void {
    const { entry, app } = this.#current ?? {}
    this.#patience.end()
    this.panel = !app || app.isMounted ? '' : 'broken'
    this.#comeback.expect(entry, app?.failure)
    if (this.main) tellSettled(entry, this.panel === 'broken')
    if (this.panel) void this.updateComplete.then(() => app === this.#current?.app && this.whenSettled()) // its heading is drawn by then
    else if (app) this.whenSettled()
  }

  #leave(): void {
    const leaving = this.#current
    this.#current = undefined
    this.#strays.leave()
    this.#patience.end()
    this.#comeback.expect()
    if (leaving) this.#departures.begin(leaving)
  }

  /** Unregisters, then registers anew under the same key, with a fresh load. */
  async #retry(): Promise<void> {
    const turn = this.#turn
    this.#wait()
    if (this.#current) await this.#departures.discard(this.#current)
    if (turn === this.#turn) await this.#show()
  }

  #wait(): void {
    this.#patience.end()
    this.panel = ''
    this.#patience.begin()
  }

  /** The header is told of its route together with the layout that changed with it; no navigation ends with the header. */
  #tellsRoute(): boolean {
    return (
      !this.main && this.#current !== undefined && this.#current.entry.isLayout && this.#current.app.isMounted
    )
  }

  #tell(): void {
    const current = this.#current
    const news = current && newsFor(current)
    if (!news) return
    const updating = current.app.update({ ...news, ...(this.#tellsRoute() && { route: this.#route! }) })
    if (updating) void this.#showsFailure(current.app, updating)
  }

  /** Only the app that is shown may wish: what is leaving beside it has no say, least of all in its name. */
  #onWish(event: Event): void {
    event.stopPropagation()
    if (this.#current?.app.element?.contains(event.target as Node)) handleEvent(this.#current.entry, event)
  }

  /** A mini-app that fails after it was mounted; a failing mount says so by itself. */
  #failed({ target, detail }: CustomEvent<unknown>): void {
    const { app } = this.#current ?? {}
    if (app?.element?.contains(target as Node)) void this.#showsFailure(app, app.fail(detail))
  }

  /** What a mini-app ends broken by, however late, is shown. */
  async #showsFailure(app: Current['app'], work: Promise<void>): Promise<void> {
    await work
    if (this.#current?.app === app && app.status === 'SKIP_BECAUSE_BROKEN') this.#settle()
  }
}
