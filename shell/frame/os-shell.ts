import { LitElement, css, html, nothing } from 'lit'
import { computed } from 'nanostores'
import { StoreController } from './store-controller.ts'
import { MINIAPP_FOCUS_PAGE } from '../contract/events.ts'
import { $appStatus, $mountedApp } from '../stores/app-status.ts'
import { $navigation } from '../stores/pending-navigation.ts'
import { $place, type Place } from '../stores/place.ts'
import { sameValue } from '../stores/kit/same-value.ts'
import { $session } from '../stores/session.ts'
import { oncePerTurn } from '../stores/kit/once-per-turn.ts'
import { $users } from '../stores/users.ts'
import { WordsController } from '../contract/words-controller.ts'
import { words } from '../words/words.ts'
import { controls } from './controls.ts'
import { navigation } from '../navigation/navigation.ts'
import { LEAVE_PANEL } from './leave-panel.ts'
import type { OsOutlet } from './os-outlet.ts'
import { shellPage } from './shell-pages.ts'

const { arrival } = navigation

// of each store only what is drawn: the rest changes with every visit
const $isSlow = computed($navigation, ({ pending, slow }) => pending && slow)
const $navigationError = computed($navigation, ({ error }) => error)
const $isKnown = computed($users, ({ myself }) => myself !== undefined)

/** What stands around the mini-apps. */
interface Frame {
  page: Place['page']
  isFirst: boolean
  showsHeader: boolean
}

/** The header shows on every page except login, once it is known who is there. */
function frameOf({ app, page, visit }: Place): Frame {
  return {
    page,
    isFirst: visit === 0,
    showsHeader: visit > 0 && app !== 'login' && $session.get().state === 'signed-in' && $isKnown.get(),
  }
}

/** What the page itself painted in the header's place before any script ran. */
const removeHeaderFrame = (): void => document.querySelector('#os-header-frame')?.remove()

/** The portal: header, main content, messages. Its attributes say its state to styles, support staff and tests. */
export class OsShell extends LitElement {
  static override styles = [
    controls,
    css`
      :host { display: block; min-height: 100vh }
      .skip { position: absolute; inset-inline-start: var(--os-space-2); top: -100px; z-index: 30; background: var(--os-color-surface-raised); color: var(--os-color-text) }
      .skip:focus { top: var(--os-space-2) }
      .header { display: block; min-height: var(--os-layout-header-height); background: var(--os-color-surface); position: sticky; top: 0; z-index: 10 }
      .header[panel='slow'] { z-index: 12 } /* above what the page itself painted */
      .header[hidden] { display: none }
      main { display: block; padding-bottom: var(--os-corner-height, 0) }
      .progress { position: fixed; inset: 0 0 auto; height: 2px; z-index: 40; background: var(--os-color-brand-text); transform-origin: left; animation: creep 8s ease-out both }
      .progress:dir(rtl) { transform-origin: right }
      @keyframes creep { from { transform: scaleX(0.05) } to { transform: scaleX(0.95) } }
      @media (prefers-reduced-motion: reduce) { .progress { animation: none; transform: scaleX(0.6) } }
      .page h1 { margin: 0 0 var(--os-space-2); font-size: var(--os-font-size-3xl); font-weight: var(--os-font-weight-semibold); line-height: var(--os-line-height-tight) }
      .page p { max-width: 72ch; color: var(--os-color-text-muted); overflow-wrap: anywhere }
      .page .actions { display: flex; flex-wrap: wrap; gap: var(--os-space-2); margin: var(--os-space-6) 0 }
      os-announcer { position: absolute; width: 1px; height: 1px; overflow: hidden; contain: strict; clip-path: inset(50%); white-space: nowrap; font-family: monospace; text-rendering: optimizeSpeed } /* nobody sees its letters: the page's font would take twice as long to set */
      @media print { .header, nav, os-notices, .progress { display: none } }
      .slow { padding: calc(var(--os-layout-header-height) + var(--os-space-8)) var(--os-space-6); color: var(--os-color-text-muted) }
    `,
  ]

  readonly #isSlow = new StoreController(this, $isSlow)
  readonly #error = new StoreController(this, $navigationError)
  #frame: Frame = { page: '', isFirst: true, showsHeader: false }
  /** The visit that was drawn last: what else is drawn anew is no arrival. */
  #drawn = 0
  #outlets: Readonly<Record<'header' | 'main', OsOutlet>> | undefined
  #stopListening: (() => void) | undefined
  readonly #tellSoon = oncePerTurn(() => this.#tellState())

  constructor() {
    super()
    this.addController(new WordsController(this))
  }

  override connectedCallback(): void {
    super.connectedCallback()
    const follow = oncePerTurn(() => this.#follow())
    const stops = [
      ...[$place, $session, $isKnown].map((store) => store.listen(follow)),
      ...[$session, $mountedApp, $appStatus].map((store) => store.listen(this.#tellSoon)),
    ]
    this.#stopListening = () => stops.forEach((stop) => stop())
    this.#tellState()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stopListening?.()
  }

  override firstUpdated(): void {
    const outlet = (name: string) => this.renderRoot.querySelector<OsOutlet>(`os-outlet.${name}`)!
    const main = (arrival.main = this.renderRoot.querySelector('main')!)
    this.#outlets = { header: outlet('header'), main: outlet('main') }
    this.#outlets.header.whenSettled = removeHeaderFrame
    this.#outlets.main.whenSettled = this.#arrived
    main.addEventListener(LEAVE_PANEL, () => arrival.setOutAnew())
    this.renderRoot.addEventListener(MINIAPP_FOCUS_PAGE, () => arrival.focusPage())
  }

  override updated(): void {
    this.#lead()
    const { visit } = $place.get()
    if (this.#frame.page && visit !== this.#drawn) this.#arrived()
    this.#drawn = visit
  }

  /** The frame around the mini-apps is drawn anew only where it differs, and before them: most visits change nothing in it. */
  #follow(): void {
    const frame = frameOf($place.get())
    arrival.setOut()
    if (this.hasUpdated && !frame.page && sameValue(frame, this.#frame)) return this.#lead()
    this.#frame = frame
    this.requestUpdate()
  }

  /** Leads the mini-apps to the place; what is there already stays. */
  #lead(): void {
    const { app, route } = $place.get()
    if (!this.#frame.isFirst && !this.#frame.showsHeader) removeHeaderFrame()
    this.#outlets?.header.open(this.#frame.showsHeader ? 'header' : '', route)
    this.#outlets?.main.open(app, route)
    this.#tellSoon()
  }

  /** Apart from drawing: a status changes several times on the way from one mini-app to the next, and nothing here shows it. */
  #tellState(): void {
    const { state, result } = $session.get()
    const { app } = $place.get()
    const told = {
      'auth-state': state,
      'auth-result': result,
      app: $mountedApp.get(),
      'app-status': (app && $appStatus.get()[app]) || 'NOT_LOADED',
    }
    for (const [name, value] of Object.entries(told))
      if (this.getAttribute(name) !== value) this.setAttribute(name, value)
  }

  override render() {
    const { page, isFirst, showsHeader } = this.#frame
    return html`
      <nav aria-label=${words('skip')}><button class="skip" @click=${this.#skip}>${words('skipToContent')}</button></nav>
      ${this.#progress()}
      <os-outlet class="header" ?hidden=${!showsHeader}></os-outlet>
      <main id="main" tabindex="-1">
        ${isFirst && this.#isSlow.value ? html`<p class="slow" role="status">${words('stillLoading')}</p>` : nothing}
        <os-outlet class="main" main></os-outlet>
        ${page ? shellPage(page, this.#error.value) : nothing}
      </main>
      <os-notices .whenEmptied=${this.#toMain}></os-notices>
      <os-question></os-question>
      <os-announcer></os-announcer>
      <os-router></os-router>
    `
  }

  #progress() {
    return this.#isSlow.value ? html`<div class="progress"></div>` : nothing
  }

  readonly #arrived = (): void => arrival.arrive()

  readonly #toMain = (): void => arrival.main?.focus({ preventScroll: true })

  readonly #skip = (): void => arrival.main?.focus()
}
