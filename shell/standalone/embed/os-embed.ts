import { html, type PropertyValues, type TemplateResult } from 'lit'
import { DressedElement } from '../../../elements/dressed-element.ts'
import type { PageSession } from '../../../elements/session/page-session.ts'
import { session } from '../../../elements/session/session.ts'
import { languageOf, SHARED, textsFor } from '../../../elements/session/texts.ts'
import { MINI_APPS } from '../../config/miniapps.ts'
import { MINIAPP_ERROR, MINIAPP_EVENT } from '../../contract/events.ts'
import type { EmbedContext } from '../../contract/embed.ts'
import type { MiniAppEvents } from '../../contract/events.ts'
import type { NavigateOptions } from '../../contract/mini-app.ts'
import { $dirty } from '../../stores/unsaved-work.ts'
import { HostedApp } from '../hosted-app.ts'
import { checkPage } from './check-page.ts'
import { embedRoute, pathBelow } from './embed-route.ts'
import { heardWish } from './heard-wish.ts'
import { clickedPath } from './clicked-path.ts'
import { embedStyles } from './embed-styles.ts'
import { begin, readContext } from './embedded-person.ts'

/** A whole app of the portal in a page of another origin, for the person signed in there; anybody may embed it. */
export class OsEmbed extends DressedElement {
  static override properties = {
    tenant: {},
    portal: {},
    app: {},
    brand: {},
    path: { reflect: true },
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
  declare protected context: EmbedContext | undefined
  declare protected problem: 'failed' | 'noAccess' | undefined
  #hosted: HostedApp | undefined
  #asked = ''
  #stop: (() => void) | undefined

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
    this.#stop ??= this.session.listen(() => void this.#load())
    addEventListener('beforeunload', this.#hold)
    void this.#load()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop?.()
    this.#stop = undefined
    removeEventListener('beforeunload', this.#hold)
    this.#forget()
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
    const texts = textsFor(this, SHARED)
    const { session, problem } = this
    if (problem)
      return html`<div class="card" role="alert"><p>${texts[problem]}</p>
        <p><button @click=${() => void this.#load(true)}>${texts.tryAgain}</button></p></div>`
    if (this.context) return html`<main></main>`
    if (session.state === 'asking' || this.#asked)
      return html`<main role="status" aria-label=${texts.loading}><slot></slot></main>`
    const isBusy = session.state === 'signing-in'
    return html`<div class="card"><slot><p>${texts.signedOut}</p></slot>
      <p><button class="primary" ?disabled=${isBusy} @click=${() => void session.signIn(this.app)}>${texts[isBusy ? 'signingIn' : 'signIn']}</button></p>
      ${session.problem ? html`<p role="alert" class="error">${texts[session.problem]}</p>` : ''}</div>`
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
      const context = await readContext(session, app, brand)
      if (this.#asked !== asked) return
      begin(session, app, entry, context)
      this.#hosted = new HostedApp(
        entry,
        (path, options) => this.#go(path, options),
        () => () => this.#overlays(),
      )
      await this.#hosted.load()
      if (this.#asked === asked) this.context = { ...context, displaySettings: this.#settings(context) }
    } catch (error) {
      if (this.#asked === asked) this.#break(error)
    }
  }

  /** In the language of the page, with the person's own formats. */
  #settings({ displaySettings }: EmbedContext): EmbedContext['displaySettings'] {
    return { ...displaySettings, displayLanguage: languageOf(this) }
  }

  #overlays(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('#overlays')!
  }

  #forget(): void {
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
    if (path === undefined) return this.#tell('change-route', { path: address })
    if (newTab) return void open(basePath + path, '_blank', 'noopener')
    if (path === this.path) return
    this.path = path
    this.dispatchEvent(
      new CustomEvent('os-embed-navigate', { bubbles: true, composed: true, detail: { path } }),
    )
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
    } else if (wish) this.#tell(wish.name, wish.payload)
  }

  #tell(name: string, payload: unknown): void {
    const detail = { name, payload }
    this.dispatchEvent(new CustomEvent('os-embed-event', { bubbles: true, composed: true, detail }))
  }

  readonly #hold = (event: BeforeUnloadEvent): void => {
    if (this.isDirty) event.preventDefault()
  }
}
