import { css, html, nothing, type PropertyValues } from 'lit'
import { icon } from '../controls/icon.ts'
import { DressedElement } from '../dressed-element.ts'
import { elementBase } from '../element-base.ts'
import { textsFor } from '../session/texts.ts'
import { NOTICE_TEXTS } from './texts.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-notice': OsNotice
  }
}

/** Something to know, where it matters. */
export class OsNotice extends DressedElement {
  static override properties = { tenant: {}, tone: {}, heading: {}, live: { type: Boolean } }
  static override styles = [
    elementBase,
    css`
    :host { display: block }
    .look {
      display: flex; gap: var(--os-space-3); padding: var(--os-space-3) var(--os-space-4); border: 1px solid var(--tone-border, var(--os-color-border)); border-radius: var(--os-radius-m);
      background: var(--tone-subtle, var(--os-color-surface)); overflow-wrap: anywhere;
    }
    .look[data-tone='information'] { --tone: var(--os-color-information-text); --tone-subtle: var(--os-color-information-subtle); --tone-border: var(--os-color-information-border) }
    .look[data-tone='success'] { --tone: var(--os-color-success-text); --tone-subtle: var(--os-color-success-subtle); --tone-border: var(--os-color-success-border) }
    .look[data-tone='warning'] { --tone: var(--os-color-warning-text); --tone-subtle: var(--os-color-warning-subtle); --tone-border: var(--os-color-warning-border) }
    .look[data-tone='error'] { --tone: var(--os-color-error-text); --tone-subtle: var(--os-color-error-subtle); --tone-border: var(--os-color-error-border) }
    .icon { flex: none; margin-block-start: 0.125em; fill: none; stroke: var(--tone, var(--os-color-text-muted)); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
    .words { min-width: 0 }
    strong { display: block; font-weight: var(--os-font-weight-semibold) }
    .tone { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  `,
  ]
  declare tone: 'neutral' | 'information' | 'success' | 'warning' | 'error'
  declare heading: string
  /** Is read out when its words change; it has to be in the page before they do. */
  declare live: boolean
  readonly #internals = this.attachInternals()

  constructor() {
    super()
    this.tenant = this.heading = ''
    this.tone = 'information'
    this.live = false
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    this.#internals.role = this.live ? (this.tone === 'error' ? 'alert' : 'status') : null
  }

  override render() {
    const { tone, heading } = this
    const said = tone === 'neutral' ? undefined : textsFor(this, NOTICE_TEXTS)[tone]
    return html`<div class="look" data-tone=${tone}>${icon(tone === 'neutral' ? 'information' : tone === 'error' ? 'alert' : tone)}
      <div class="words">${said ? html`<span class="tone">${said}: </span>` : nothing}${heading ? html`<strong>${heading}</strong>` : nothing}<slot></slot></div></div>`
  }
}
