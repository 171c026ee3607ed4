import { css, html, nothing } from 'lit'
import { breadcrumbTrail, type Crumb } from '../../shell/contract/breadcrumb-trail.ts'
import { booleanAttribute } from '../boolean-attribute.ts'
import { DressedElement } from '../dressed-element.ts'
import { elementBase } from '../element-base.ts'
import { namesOf, readDetails, type Detail } from './details.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-breadcrumbs': OsBreadcrumbs
  }
  interface HTMLElementEventMap {
    'os-breadcrumb-select': CustomEvent<BreadcrumbSelection>
  }
}

/** Which step was pressed: `index` counts all steps shown, from 0. */
export interface BreadcrumbSelection extends Crumb {
  index: number
}

/** In the languages that the portal speaks; a page may hold the element alone, so they stand here. */
const LABELS: Readonly<Record<string, string>> = {
  de: 'Pfad',
  fr: 'Fil d’Ariane',
  es: 'Ruta de navegación',
  pt: 'Trilha de navegação',
  ja: 'パンくずリスト',
}

/** The path to where the user is, by the rules of spec section 2; anybody may embed it. */
export class OsBreadcrumbs extends DressedElement {
  static override properties = {
    tenant: {},
    text: {},
    category: {},
    app: {},
    section: {},
    hideSection: { ...booleanAttribute, attribute: 'hide-section' },
    details: { converter: readDetails },
    client: {},
    brand: {},
    country: {},
    selectable: booleanAttribute,
    label: {},
  }
  static override styles = [
    elementBase,
    css`
    :host, .look { display: block }
    ol { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--os-space-1) 0; margin: 0; padding: 0; list-style: none }
    li { display: flex; align-items: baseline; min-width: 0; max-width: 100%; color: var(--os-color-text-muted) }
    li:not(:last-child)::after { content: '/' / ''; flex: none; margin-inline: var(--os-space-2) }
    li[aria-current] { color: var(--os-color-text); font-weight: var(--os-font-weight-medium) }
    .step { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    button {
      margin: 0; padding: 0; border: 0; background: none; border-radius: var(--os-radius-s); color: inherit; font: inherit; cursor: pointer;
      text-decoration: underline; text-decoration-color: transparent; text-underline-offset: 0.2em; min-height: var(--os-space-6);
    }
    button:hover { color: var(--os-color-text); text-decoration-color: currentColor }
    button:focus-visible { outline: var(--os-focus-ring); outline-offset: 2px; overflow: visible }
    .category {
      margin-inline-end: var(--os-space-1); padding: 0 calc(0.75 * var(--os-space-2)); border: 1px solid var(--os-color-border); border-radius: var(--os-radius-s);
      color: var(--os-color-text-muted); font-size: var(--os-font-size-s); font-weight: var(--os-font-weight-regular);
    }
    .colon { font-size: 0 }
  `,
  ]
  declare text: string
  declare category: string
  declare app: string
  declare section: string
  declare hideSection: boolean
  /** The last steps. As an attribute: JSON, `["Site", "Question 3"]`, or the name of one. */
  declare details: readonly Detail[] | string
  /** Client and brand come first, when both are there; the country code stands before the brand. */
  declare client: string
  declare brand: string
  declare country: string
  /** Steps before the last become buttons; a press is an `os-breadcrumb-select` event. */
  declare selectable: boolean
  /** What the whole path is called, where the page has its own word for it. */
  declare label: string

  constructor() {
    super()
    this.tenant =
      this.text =
      this.category =
      this.app =
      this.section =
      this.client =
      this.brand =
      this.country =
      this.label =
        ''
    this.hideSection = this.selectable = false
    this.details = []
  }

  override render() {
    const trail = this.#trail()
    // nothing outside of .look: the page may show line breaks
    return html`<nav class="look" aria-label=${this.label || this.#usualLabel()}>
        ${trail.length > 0 ? html`<ol>${trail.map((crumb, index) => this.#step(crumb, index, index === trail.length - 1))}</ol>` : nothing}
      </nav>`
  }

  #usualLabel(): string {
    const { lang } = this.closest<HTMLElement>('[lang]') ?? document.documentElement
    return LABELS[lang.split('-')[0]!.toLowerCase()] ?? 'Breadcrumbs'
  }

  #trail(): readonly Crumb[] {
    const { text, category, app, section, hideSection, client, brand, country } = this
    const details = namesOf(this.details).map((name) => ({ name }))
    const given =
      client && brand
        ? { clientName: client, name: brand, ...(country && { country: { code: country } }) }
        : null
    return breadcrumbTrail({ text, category, app, section, hideSection, details }, given)
  }

  #step(crumb: Crumb, index: number, last: boolean) {
    const words = html`${crumb.category ? html`<span class="category">${crumb.category}<span class="colon">:</span></span> ` : nothing}${crumb.text}`
    const title = (crumb.category ? `${crumb.category}: ` : '') + crumb.text
    return html`
      <li data-kind=${crumb.kind} aria-current=${last ? 'page' : nothing}>
        ${
          this.selectable && !last
            ? html`<button type="button" class="step" title=${title} @click=${() => this.#select({ ...crumb, index })}>${words}</button>`
            : html`<span class="step" title=${title}>${words}</span>`
        }
      </li>`
  }

  #select(detail: BreadcrumbSelection): void {
    this.dispatchEvent(new CustomEvent('os-breadcrumb-select', { bubbles: true, composed: true, detail }))
  }
}
