import { css, html, nothing } from 'lit'
import { boxStyles, controlStyles } from '../controls/control-styles.ts'
import { ValueElement } from '../controls/value-element.ts'
import { elementBase } from '../element-base.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-field': OsField
  }
}

/** A text, a number or several lines of text, with label, hint and error. */
export class OsField extends ValueElement {
  static override properties = {
    type: {},
    placeholder: {},
    autocomplete: {},
    readOnly: { type: Boolean, attribute: 'readonly' },
    min: {},
    max: {},
    step: {},
    minLength: { attribute: 'minlength' },
    maxLength: { attribute: 'maxlength' },
    pattern: {},
    rows: {},
  }
  static override styles = [
    elementBase,
    controlStyles,
    boxStyles,
    css`textarea.box { padding-block: var(--os-space-2); resize: vertical; line-height: var(--os-line-height-normal) }`,
  ]
  declare type: 'text' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'url' | 'textarea'
  declare placeholder: string
  declare autocomplete: HTMLInputElement['autocomplete']
  declare readOnly: boolean
  declare min: string | number
  declare max: string | number
  declare step: string | number
  declare minLength: string | number
  declare maxLength: string | number
  declare pattern: string
  /** Of a `textarea`. */
  declare rows: string | number

  constructor() {
    super()
    this.type = 'text'
    this.readOnly = false
    this.rows = 3
  }

  override render() {
    const { type, label, shownError, maxLength, minLength, min, max, step, pattern } = this
    const invalid = shownError ? 'true' : nothing
    const name = label ? nothing : this.nameOfPage || nothing
    return html`<div class="look">${this.labelled}${
      type === 'textarea'
        ? html`<textarea id="control" class="box" rows=${this.rows} aria-label=${name} aria-invalid=${invalid} aria-describedby=${this.describedBy}
            ?required=${this.required} ?readonly=${this.readOnly} ?disabled=${this.isOff} placeholder=${this.placeholder ?? nothing} autocomplete=${this.autocomplete ?? nothing}
            maxlength=${maxLength ?? nothing} minlength=${minLength ?? nothing} @input=${() => this.heard()} @change=${(event: Event) => this.changed(event)}></textarea>`
        : html`<input id="control" class="box" type=${type} aria-label=${name} aria-invalid=${invalid} aria-describedby=${this.describedBy}
            ?required=${this.required} ?readonly=${this.readOnly} ?disabled=${this.isOff} placeholder=${this.placeholder ?? nothing} autocomplete=${this.autocomplete ?? nothing}
            maxlength=${maxLength ?? nothing} minlength=${minLength ?? nothing} min=${min ?? nothing} max=${max ?? nothing} step=${step ?? nothing} pattern=${pattern ?? nothing}
            @input=${() => this.heard()} @change=${(event: Event) => this.changed(event)} @keydown=${(event: KeyboardEvent) => this.#press(event)} />`
    }${this.hints}</div>`
  }

  /** Enter sends the form as from a native field, which this one's is not for the browser. */
  #press(event: KeyboardEvent): void {
    const { form } = this
    if (event.key !== 'Enter' || event.isComposing || !form) return
    const elements = [...form.elements] as (HTMLElement & { type?: string })[]
    const button = elements.find(
      ({ localName, type }) => type === 'submit' && /button$|^input$/.test(localName),
    )
    // the browser tells of the change first
    setTimeout(() => (event.defaultPrevented ? undefined : button ? button.click() : form.requestSubmit()))
  }
}
