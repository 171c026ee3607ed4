import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { EmbedBrand } from '../../shell/contract/embed.ts'
import { elementBase } from '../element-base.ts'
import { SessionElement } from '../session/session-element.ts'
import { sessionStyles } from '../session/session-styles.ts'
import { textsFor } from '../session/texts.ts'
import { pickerStyles } from './picker-styles.ts'
import { PICKER_TEXTS } from './texts.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-brand-picker': OsBrandPicker
  }
  interface HTMLElementEventMap {
    'os-brand-change': CustomEvent<EmbedBrand>
  }
}

interface Answer {
  data: readonly EmbedBrand[]
  /** There are more than these. */
  isCut: boolean
}

const TYPING_MS = 200

/** Chooses one of the brands that the person may work in; a form sends its id. Anybody may embed it. */
export class OsBrandPicker extends SessionElement<Answer> {
  static formAssociated = true
  static override properties = {
    value: {},
    name: { reflect: true },
    label: {},
    disabled: { type: Boolean, reflect: true },
    search: { state: true },
    isOpen: { state: true },
    active: { state: true },
  }
  static override styles = [elementBase, sessionStyles, pickerStyles]
  /** Id of the chosen brand; '' for none. */
  declare value: string
  declare name: string
  /** Name of the field; `Brand`, in the page's language. */
  declare label: string
  declare disabled: boolean
  declare protected search: string
  declare protected isOpen: boolean
  declare protected active: number
  /** The chosen one, as far as it is known: its id may have been given alone. */
  #chosen: EmbedBrand | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #internals = this.attachInternals()

  constructor() {
    super()
    this.value = this.name = this.label = this.search = ''
    this.disabled = this.isOpen = false
    this.active = -1
  }

  protected get path(): string {
    return `/api/embed/brands?${new URLSearchParams({ search: this.search })}`
  }

  protected get bones(): TemplateResult {
    return html`<span class="bone field"></span>`
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    if (changed.has('value')) this.#internals.setFormValue(this.value || null)
  }

  formResetCallback(): void {
    this.value = this.getAttribute('value') ?? ''
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.disabled = isDisabled
  }

  protected override async loaded(): Promise<void> {
    const { value } = this
    if (!value || this.#chosen?.id === value) return
    const listed = this.data?.data.find(({ id }) => id === value)
    const response = listed
      ? undefined
      : await this.session.ask(`/api/embed/brands/${encodeURIComponent(value)}`)
    if (this.value !== value) return
    this.#chosen =
      listed ?? (response?.ok ? ((await response.json()) as { data: EmbedBrand }).data : undefined)
    this.requestUpdate()
  }

  protected drawn({ data, isCut }: Answer): TemplateResult {
    const texts = textsFor(this, PICKER_TEXTS)
    const chosen = this.value && this.#chosen?.id === this.value ? nameOf(this.#chosen) : ''
    return html`<label for="field">${this.label || texts.brand}</label>
      <div class="box" @focusout=${(event: FocusEvent) => this.#left(event)}>
        <input id="field" role="combobox" autocomplete="off" aria-expanded=${this.isOpen} aria-controls="list" aria-autocomplete="list"
          aria-activedescendant=${this.isOpen && this.active >= 0 ? `brand-${this.active}` : nothing}
          .value=${this.isOpen ? this.search : chosen} placeholder=${this.isOpen ? chosen : ''} ?disabled=${this.disabled}
          @click=${() => this.#open()} @input=${(event: InputEvent) => this.#type(event)} @keydown=${(event: KeyboardEvent) => this.#press(event)} />
        <div class="panel" ?hidden=${!this.isOpen}>
          <ul id="list" role="listbox" aria-label=${this.label || texts.brand}>${data.map((brand, index) => this.#option(brand, index))}</ul>
          <p class="muted" role="status">${data.length === 0 ? texts.none : isCut ? texts.more : ''}</p>
        </div>
      </div>`
  }

  #option(brand: EmbedBrand, index: number): TemplateResult {
    return html`<li id=${`brand-${index}`} role="option" aria-selected=${brand.id === this.value} class=${index === this.active ? 'active' : ''}
      @mousedown=${(event: Event) => event.preventDefault()} @click=${() => this.#choose(brand)}>
      <span>${brand.name}</span><span class="muted">${[brand.client === brand.name ? '' : brand.client, brand.country].filter(Boolean).join(' · ')}</span></li>`
  }

  #open(): void {
    if (this.isOpen || this.disabled) return
    this.isOpen = true
    this.active = this.data?.data.findIndex(({ id }) => id === this.value) ?? -1
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.isOpen = false
    this.search = ''
  }

  #left({ relatedTarget }: FocusEvent): void {
    if (!this.shadowRoot!.contains(relatedTarget as Node | null)) this.#close()
  }

  #type({ target }: InputEvent): void {
    this.#open()
    const typed = (target as HTMLInputElement).value
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.search = typed
      this.active = typed ? 0 : -1
    }, TYPING_MS)
  }

  #press(event: KeyboardEvent): void {
    const brands = this.data?.data ?? []
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = brands[this.active]
    if (step) {
      if (this.isOpen) this.active = Math.min(Math.max(this.active + step, 0), brands.length - 1)
      else this.#open()
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector('.active')?.scrollIntoView({ block: 'nearest' }),
      )
    } else if (event.key === 'Enter' && this.isOpen && chosen) this.#choose(chosen)
    else if (event.key === 'Escape' && this.isOpen) this.#close()
    else return
    event.preventDefault()
  }

  #choose(detail: EmbedBrand): void {
    this.#chosen = detail
    this.value = detail.id
    this.#close()
    this.dispatchEvent(new CustomEvent('os-brand-change', { bubbles: true, composed: true, detail }))
  }
}

const nameOf = ({ name, client, country }: EmbedBrand): string =>
  [client === name ? '' : client, name, country].filter(Boolean).join(' · ')
