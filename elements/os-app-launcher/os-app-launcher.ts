import { css, html, type TemplateResult } from 'lit'
import type { EmbedApp } from '../../shell/contract/embed.ts'
import { elementBase } from '../element-base.ts'
import { SessionElement } from '../session/session-element.ts'
import { sessionStyles } from '../session/session-styles.ts'
import { languageOf, textsFor } from '../session/texts.ts'
import { LAUNCHER_TEXTS } from './texts.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-app-launcher': OsAppLauncher
  }
  interface HTMLElementEventMap {
    'os-app-open': CustomEvent<EmbedApp>
  }
}

/** The apps that the person may open for a brand, each a link into the portal. Anybody may embed it. */
export class OsAppLauncher extends SessionElement<{ data: readonly EmbedApp[] }> {
  static override properties = { brand: {} }
  static override styles = [
    elementBase,
    sessionStyles,
    css`
    ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr)); gap: var(--os-space-3); list-style: none }
    a {
      display: grid; gap: var(--os-space-1); align-content: start; height: 100%; padding: var(--os-space-3) var(--os-space-4); border: 1px solid var(--os-color-border);
      border-radius: var(--os-radius-m); background: var(--os-color-surface); color: inherit; text-decoration: none;
    }
    a:hover { border-color: var(--os-color-border-strong); background: var(--os-color-surface-sunken) }
    .title { font-weight: var(--os-font-weight-medium) }
    li > .bone { height: 62px; border-radius: var(--os-radius-m) }
  `,
  ]
  /** Id of the brand. */
  declare brand: string

  constructor() {
    super()
    this.brand = ''
  }

  protected get path(): string | null {
    const query = new URLSearchParams({ brand: this.brand, language: languageOf(this) })
    return this.brand ? `/api/embed/apps?${query}` : null
  }

  protected get bones(): TemplateResult {
    return html`<ul>${[1, 2, 3].map(() => html`<li><span class="bone"></span></li>`)}</ul>`
  }

  protected drawn({ data }: { data: readonly EmbedApp[] }): TemplateResult {
    const texts = textsFor(this, LAUNCHER_TEXTS)
    if (data.length === 0) return html`<p class="muted">${texts.nothing}</p>`
    return html`<nav aria-label=${texts.apps}><ul>
      ${data.map(
        (
          app,
        ) => html`<li><a href=${this.session.portal + app.path} @click=${(event: Event) => this.#open(event, app)}>
          <span class="title">${app.title}</span><span class="muted">${app.category}</span></a></li>`,
      )}</ul></nav>`
  }

  /** A page that opens it in its own way prevents ours. */
  #open(event: Event, detail: EmbedApp): void {
    const wish = new CustomEvent('os-app-open', { bubbles: true, composed: true, cancelable: true, detail })
    if (!this.dispatchEvent(wish)) event.preventDefault()
  }
}
