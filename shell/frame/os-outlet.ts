import { LitElement, html } from 'lit'
import type { MiniAppRoute } from '../contract/mini-app.ts'
import { UPDATE_TIMEOUT_MS } from '../config/limits.ts'
import { MINIAPP_EVENT } from '../contract/events.ts'
import { handleEvent } from '../events/handle-event.ts'
import { waitAtMost } from '../lifecycle/wait-at-most.ts'
import { navigation } from '../navigation/navigation.ts'
import { entryNow } from '../catalogue/entries.ts'
import { miniAppOf } from '../lifecycle/registration.ts'
import { $context } from '../stores/context.ts'
import { onLayoutChange } from '../menus/layout.ts'
import { oncePerTurn } from '../stores/kit/once-per-turn.ts'
import { here, soon, type Soon, type Steps } from '../stores/kit/soon.ts'
import { Comeback } from './comeback.ts'
import { WordsController } from '../contract/words-controller.ts'
import { controls } from './controls.ts'
import { Departures } from './departures.ts'
import { propertiesFor, newsFor, tellPlace, type Current } from './outlet-properties.ts'
import { Patience } from './outlet-patience.ts'
import { panelOf } from './outlet-views.ts'
import { stepsTo } from './outlet-steps.ts'
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
    this.addController(new WordsController(this))
    this.#place.className = 'place'
    this.#place.addEventListener(MINIAPP_EVENT, (event) => this.#onWish(event))
  }

  override connectedCallback(): void {
    super.connectedCallback()
    const stops = [
      this.#strays.listen(this.#place),
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
    else if (isElsewhere) void soon(this.#reroute())
  }

  /** There is a place for a mini-app from now on. */
  override firstUpdated(): void {
    if (this.#route) void this.#show()
  }

  override render() {
    return html`${this.#place}${panelOf(this.panel, this.#current, { retry: () => void this.#retry(), wait: () => this.#wait() })}`
  }

  #show(): Soon<void> {
    this.#turn++
    this.#leave()
    this.panel = ''
    const entry = entryNow(this.#app)
    this.#current = entry && { entry, app: miniAppOf(entry) }
    return soon(this.#lead(this.#current))
  }

  /** After each wait: is this still the app that is wanted? */
  *#lead(current: Current | undefined): Steps<void> {
    const turn = this.#turn
    for (const step of stepsTo(current, this.#departures, this.#isMountCancelled, this.#mount)) {
      if (step instanceof Promise && current) this.#patience.begin()
      const isCancelled = yield* here(step)
      if (turn !== this.#turn || isCancelled === true) return
    }
    this.#settle()
  }

  /** Another place in the same app; a later visit to an app whose load failed tries again. */
  *#reroute(): Steps<void> {
    const [current, route] = [this.#current, this.#route!]
    if (current?.app.status === 'LOAD_ERROR') return yield* here(this.#show())
    const isOnItsWay = () => current && !current.app.isMounted && current.app.status !== 'SKIP_BECAUSE_BROKEN'
    if (isOnItsWay() && current!.app.status !== 'MOUNTING') return void tellPlace(current, route) // asked about before the mount, and told with it
    if ((yield* here(this.#isMountCancelled())) || route !== this.#route) return
    const updating = tellPlace(current, route)
    if (updating) yield* here(waitAtMost(UPDATE_TIMEOUT_MS, this.#showsFailure(current!.app, updating))) // it has been told: one that hangs keeps nobody on the way
    if (current === this.#current && route === this.#route && !isOnItsWay()) this.#settle()
  }

  readonly #mount = (current: Current): Soon<void> =>
    current.app.mount((signal) => propertiesFor(current, this.#route!, signal), this.#place)

  readonly #isMountCancelled = (): Soon<boolean> => this.main && navigation.events.isMountCancelled()

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
    const { entry, app } = this.#current ?? {}
    return !this.main && Boolean(entry?.isLayout && app?.isMounted)
  }

  #tell(): void {
    const current = this.#current
    const news = current && newsFor(current)
    if (!news) return
    const { app } = current
    const wasMounted = app.isMounted
    const updating = app.update({ ...news, ...(this.#tellsRoute() && { route: this.#route! }) })
    if (wasMounted) void this.#showsFailure(app, updating)
  }

  /** Only events of the mounted app count: one that is being unmounted beside it must not speak in its name. */
  #onWish(event: Event): void {
    event.stopPropagation()
    if (this.#current?.app.element?.contains(event.target as Node)) handleEvent(this.#current.entry, event)
  }

  /** Shows that a mini-app broke, however late it did. */
  async #showsFailure(app: Current['app'], work: Soon<void>): Promise<void> {
    await work
    if (this.#current?.app === app && app.status === 'SKIP_BECAUSE_BROKEN') this.#settle()
  }
}
