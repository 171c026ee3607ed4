import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit'
import { DressedElement } from '../dressed-element.ts'
import type { PageSession } from './page-session.ts'
import { session } from './session.ts'
import { SHARED, textsFor } from './texts.ts'

/** State of the last request; `none`: nothing to ask yet. */
type Progress = 'none' | 'loading' | 'there' | 'noAccess' | 'failed'

/**
 * An element that shows something of the person who is there. Its children are shown until there is data, and
 * again when nobody is signed in.
 */
export abstract class SessionElement<Data> extends DressedElement {
  static override properties: PropertyDeclarations = { tenant: {}, portal: {}, progress: { state: true } }
  /** Origin of the portal; that of the script without it. */
  declare portal: string
  declare protected progress: Progress
  protected data: Data | undefined
  #asked: string | null = null
  #stop: (() => void) | undefined

  constructor() {
    super()
    this.tenant = this.portal = ''
    this.progress = 'none'
  }

  /** The page's session; all elements of the page share it. */
  get session(): PageSession {
    return session(this.portal ? { portal: this.portal } : {})
  }

  /** The portal's path that its data come from; null where there is nothing to ask for. */
  protected abstract get path(): string | null

  /** Asks for what else it shows, once there is data. */
  protected loaded?(): unknown

  /** With its data. */
  protected abstract drawn(data: Data): TemplateResult

  /** Something to look at while they come. */
  protected abstract get bones(): TemplateResult

  override connectedCallback(): void {
    super.connectedCallback()
    this.#stop ??= this.session.listen(() => this.requestUpdate())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop?.()
    this.#stop = undefined
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    const { state } = this.session
    const path = state === 'signed-in' ? this.path : null
    if (path !== this.#asked) void this.#load(path)
  }

  protected load(): void {
    void this.#load(this.path)
  }

  protected get texts() {
    return textsFor(this, SHARED)
  }

  override render(): TemplateResult {
    const { state } = this.session
    const isBusy = state === 'asking' || (state === 'signed-in' && this.progress === 'loading')
    return html`<div class="look" aria-busy=${isBusy}>${this.#content(isBusy)}</div>`
  }

  #content(isBusy: boolean): TemplateResult {
    const { texts } = this
    if (isBusy && this.data === undefined)
      return html`<div role="status" aria-label=${texts.loading}>${this.#childrenOr(this.bones)}</div>`
    if (this.session.state !== 'signed-in') return this.signedOut()
    if (this.progress === 'failed' || this.progress === 'noAccess')
      return html`<div class="card" role="alert"><p>${texts[this.progress]}</p>
        <p><button @click=${() => this.load()}>${texts.tryAgain}</button></p></div>`
    return this.data === undefined ? this.#childrenOr(html``) : this.drawn(this.data)
  }

  protected signedOut(): TemplateResult {
    const { texts, session } = this
    const isBusy = session.state === 'signing-in'
    return html`<div class="card">
      ${this.#childrenOr(html`<p>${texts.signedOut}</p>`)}
      <p><button ?disabled=${isBusy} @click=${() => void session.signIn()}>${texts[isBusy ? 'signingIn' : 'signIn']}</button></p>
      ${session.problem ? html`<p role="alert" class="error">${texts[session.problem]}</p>` : ''}
    </div>`
  }

  /** Whitespace between the tags is no child. */
  #childrenOr(own: TemplateResult): TemplateResult {
    const isFilled = [...this.childNodes].some((node) => node.nodeType === 1 || node.textContent?.trim())
    return isFilled ? html`<slot></slot>` : own
  }

  async #load(path: string | null): Promise<void> {
    this.#asked = path
    if (path === null) {
      this.data = undefined
      this.progress = 'none'
      return
    }
    this.progress = 'loading'
    let data: Data | undefined
    let progress: Progress = 'failed'
    try {
      const response = await this.session.ask(path)
      if (response.ok) data = (await response.json()) as Data
      progress = response.ok
        ? 'there'
        : response.status < 500 && response.status !== 429
          ? 'noAccess'
          : 'failed'
    } catch {
      // no answer
    }
    if (this.#asked !== path) return // something else is wanted by now
    if (data !== undefined || progress === 'noAccess') this.data = data
    this.progress = progress
    if (progress === 'there') void this.loaded?.()
  }
}
