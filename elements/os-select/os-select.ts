import { css, html, nothing, type PropertyValues } from 'lit'
import { boxStyles, controlStyles } from '../controls/control-styles.ts'
import { icon } from '../controls/icon.ts'
import { ValueElement } from '../controls/value-element.ts'
import { elementBase } from '../element-base.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-select': OsSelect
  }
}

/**
 * One of a few values, from the `<option>`s and `<optgroup>`s in it; the browser's own list, which everybody
 * can use.
 */
export class OsSelect extends ValueElement {
  static override properties = { choices: { state: true } }
  static override styles = [
    elementBase,
    controlStyles,
    boxStyles,
    css`
    .frame { position: relative; display: grid }
    .frame > .icon { position: absolute; inset-block: 0; inset-inline-end: var(--os-space-2); margin-block: auto; pointer-events: none }
    .box { appearance: none; padding-inline-end: var(--os-space-8); text-overflow: ellipsis }
  `,
  ]
  /** Copies: a native list shows no options from outside of its shadow. */
  declare protected choices: readonly Node[]
  readonly #observer = new MutationObserver(() => this.#copy())

  constructor() {
    super()
    this.choices = []
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#observer.observe(this, { childList: true, subtree: true, attributes: true, characterData: true })
    this.#copy()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#observer.disconnect()
  }

  #copy(): void {
    this.choices = [...this.querySelectorAll(':scope > :is(option, optgroup)')].map((each) =>
      each.cloneNode(true),
    )
  }

  override render() {
    const { shownError } = this
    return html`<div class="look">${this.labelled}
      <div class="frame"><select id="control" class="box" aria-label=${this.label ? nothing : this.nameOfPage || nothing} aria-invalid=${shownError ? 'true' : nothing}
        aria-describedby=${this.describedBy} ?required=${this.required} ?disabled=${this.isOff} @input=${() => this.heard()} @change=${(event: Event) => this.changed(event)}
        >${this.choices}</select>${icon('down')}</div>${this.hints}</div>`
  }

  /** Without a value it has that of the option that a native list would show. */
  protected override updated(changed?: PropertyValues): void {
    const control = this.control as HTMLSelectElement
    const options = [...control.options]
    if (changed?.has('choices') && !this.value && options.length > 0) {
      const first =
        options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled)
      if (first) this.value = first.value
    }
    super.updated()
  }

  override formResetCallback(): void {
    super.formResetCallback()
    this.#copy()
  }
}
