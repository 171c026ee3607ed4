import { html, type PropertyValues, type TemplateResult } from 'lit'
import { DressedElement } from '../../../elements/dressed-element.ts'
import type { PageSession } from '../../../elements/session/page-session.ts'
import { session } from '../../../elements/session/session.ts'
import { languageOf, SHARED, textsFor } from '../../../elements/session/texts.ts'
import { MINI_APPS } from '../../config/miniapps.ts'
import { MINIAPP_ERROR, MINIAPP_EVENT, type MiniAppEvents } from '../../contract/events.ts'
import type { EmbedContext } from '../../contract/embed.ts'
import type { NavigateOptions } from '../../contract/mini-app.ts'
import { $dirty } from '../../stores/unsaved-work.ts'
import { HostedApp } from '../hosted-app.ts'
import { checkPage } from './check-page.ts'
import { embedRoute, pathBelow } from './embed-route.ts'
import { heardWish } from './heard-wish.ts'
import { clickedPath } from './clicked-path.ts'
import { tell } from './embed-events.ts'
import { failed, signedOut } from './embed-states.ts'
import { embedStyles } from './embed-styles.ts'
import { begin, readContext } from './embedded-person.ts'
import { dropUnsavedWork, mayLeave } from './unsaved-work.ts'

/** A whole app of the portal in a page of another origin, for the person signed in there; anybody may embed it. */
export class OsEmbed extends DressedElement {
  static override properties = {
    tenant: {},
    portal: {},
    app: {},
    brand: {},
    path: { reflect: true },
    token: { attribute: false },
    context: { state: true },
    problem: { state: true },
  }
  static override styles = embedStyles
  /** Origin of the portal; that of the script without it. */
  declare portal: string
  /** Key of the app, such as `scorecards`. */
  declare app: string
  /** Id of the brand. */
  declare brand: string
  /** Path within the app, `/summary?period=2026-Q1`; changes as the person navigates. */
  declare path: string
  /** Gives a token of the person whenever one is needed, in place of a press on "Sign in". */
  declare token: (() => Promise<string>) | undefined
  declare protected context: EmbedContext | undefined
  declare protected problem: 'failed' | 'noAccess' | undefined
  #hosted: HostedApp | undefined
  #asked = ''
  #connected = new AbortController()

  constructor() {
    super()
    this.tenant = this.portal = this.app = this.brand = this.path = ''
    this.addEventListener(MINIAPP_EVENT, (event) => this.#hear(event as CustomEvent<unknown>))
    this.addEventListener(MINIAPP_ERROR, (event) => this.#break((event as CustomEvent<unknown>).detail))
    this.addEventListener('click', (event) => this.#follow(event))
  }

  get session(): PageSession {
    return session(this.portal ? { portal: this.portal } : {})
  }

  /** Whether the person would lose something if the element were taken away now. */
  get isDirty(): boolean {
    return this.#hosted !== undefined && $dirty.get() === 'lost'
  }

  /** Checks the page's policies and the portal's settings: a sentence for each gap, with the line to add. */
  check(): Promise<readonly string[]> {
    return checkPage(this.session.portal)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    const { signal } = (this.#connected = new AbortController())
    signal.addEventListener(
      'abort',
      this.session.listen(() => void this.#load()),
    )
    addEventListener('beforeunload', (event) => this.isDirty && event.preventDefault(), { signal })
    addEventListener('online', () => this.problem === 'failed' && this.#load(true), { signal })
    void this.#load()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#connected.abort()
    this.#forget()
  }

  /** The page may keep unsaved work by preventing `os-embed-leave`; then the properties are what they were. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    // frameworks hand in another function at each drawing: the latest is asked
    if (this.token && changed.has('token') && !changed.get('token'))
      this.session.useToken(() => this.token!())
    const own = { app: this.app, brand: this.brand, path: this.path }
    const { app, brand, path } = { ...own, ...(Object.fromEntries(changed) as Partial<typeof own>) }
    if (!this.#hosted || (app === this.app && brand === this.brand) || mayLeave(this, this)) return
    Object.assign(this, { app, brand, path })
  }

  protected override updated(changed: PropertyValues): void {
    if (this.isConnected && (changed.has('app') || changed.has('brand'))) void this.#load()
    const place = this.renderRoot.querySelector('main')
    if (!place || !this.context || !this.#hosted?.isLoaded) return
    const route = embedRoute(this.session.portal, this.app, this.context.workspace.id, this.path)
    this.#hosted.show(place, this.context, route)
  }

  override render(): TemplateResult {
    return html`<div class="look">${this.#content()}<div id="overlays"></div><os-embed-announcer></os-embed-announcer><os-embed-notices></os-embed-notices></div>`
  }

  #content(): TemplateResult {
    const { session, problem } = this
    if (problem) return failed(this, problem, () => void this.#load(true))
    if (this.context) return html`<main></main>`
    if (session.state !== 'asking' && !this.#asked) return signedOut(this, session, this.app)
    return html`<main role="status" aria-label=${textsFor(this, SHARED).loading}><slot></slot></main>`
  }

  /** Asks once for each app, brand and person; `again` after a failure. */
  async #load(again = false): Promise<void> {
    const { app, brand, session } = this
    const entry = MINI_APPS.get(app)
    // a source of tokens that the page gave may fail: the person is signed out then
    const token = entry && brand ? await session.token(app).catch(() => null) : null
    const asked = token && session.person ? [session.person.id, app, brand].join(' ') : ''
    if (asked === this.#asked && !again) return this.requestUpdate()
    this.#forget()
    this.#asked = asked
    this.requestUpdate()
    if (!asked || !entry) return
    try {
      const context = await readContext(session, app, brand, languageOf(this))
      if (this.#asked !== asked) return
      begin(session, app, entry, context)
      this.#hosted = new HostedApp(
        entry,
        (path, options) => this.#go(path, options),
        () => () => this.renderRoot.querySelector<HTMLElement>('#overlays')!,
      )
      await this.#hosted.load()
      if (this.#asked === asked) this.context = context
    } catch (error) {
      if (this.#asked === asked) this.#break(error)
    }
  }

  #forget(): void {
    if (this.#hosted) dropUnsavedWork(this.#hosted.app)
    this.#hosted?.end()
    this.#hosted = undefined
    this.#asked = ''
    this.context = this.problem = undefined
  }

  #break(error: unknown): void {
    console.error(error)
    this.#hosted?.end()
    this.problem = (error as { status?: number }).status === 403 ? 'noAccess' : 'failed'
  }

  /** A place of the app changes `path`; any other is one of the portal, which the page may open. */
  #go(address: string, { newTab }: NavigateOptions = {}): void {
    const { basePath } = embedRoute(this.session.portal, this.app, this.brand, '')
    const path = pathBelow(basePath, address.replaceAll('{brandId}', encodeURIComponent(this.brand)))
    if (path === undefined)
      return void tell(this, 'os-embed-event', { name: 'change-route', payload: { path: address } })
    if (newTab) return void open(basePath + path, '_blank', 'noopener')
    if (path === this.path) return
    this.path = path
    tell(this, 'os-embed-navigate', { path })
  }

  #follow(event: MouseEvent): void {
    const address = clickedPath(event)
    const { basePath } = embedRoute(this.session.portal, this.app, this.brand, '')
    if (!this.context || address === undefined || pathBelow(basePath, address) === undefined) return
    event.preventDefault()
    this.#go(address)
  }

  /** The app's events stop here; those that the portal's filter lets pass leave as events of the element. */
  #hear(event: CustomEvent<unknown>): void {
    event.stopPropagation()
    const wish = heardWish(this.app, event, this.session.portal)
    if (wish?.name === 'change-route') {
      const { path, extras } = wish.payload as MiniAppEvents['change-route']
      this.#go(path, { newTab: extras?.newTab === true })
    } else if (wish) tell(this, 'os-embed-event', { name: wish.name, payload: wish.payload })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'os-embed': OsEmbed
  }
}
