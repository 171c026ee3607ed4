import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit'
import { textsFor } from '../session/texts.ts'
import { FormElement } from './form-element.ts'
import { icon } from './icon.ts'
import { problemOf, type NativeControl } from './problem-of.ts'
import { CONTROL_TEXTS } from './texts.ts'

/** A control of a form with a value, and the words around it. */
export abstract class ValueElement extends FormElement {
  static override properties: PropertyDeclarations = {
    hint: {},
    error: {},
    required: { type: Boolean },
    value: {},
    isTold: { state: true },
  }
  /** Help below the control. */
  declare hint: string
  /** Says what is wrong, and makes it invalid. */
  declare error: string
  declare required: boolean
  /** Sent by the form. */
  declare value: string
  /** Nobody is told of faults before having been there. */
  declare protected isTold: boolean
  #problem = ''

  constructor() {
    super()
    this.hint = this.error = this.value = ''
    this.required = this.isTold = false
    this.addEventListener('invalid', () => (this.isTold = true))
  }

  /** Known by the form at once, as from a native control. */
  override requestUpdate(...change: Parameters<FormElement['requestUpdate']>): void {
    super.requestUpdate(...change)
    if (change[0] === 'value' || change[0] === 'checked') this.tellForm()
  }

  protected tellForm(): void {
    this.internals.setFormValue(this.value)
  }

  protected get control(): NativeControl {
    return this.renderRoot.querySelector('#control')!
  }

  get validity(): ValidityState {
    return this.internals.validity
  }
  get validationMessage(): string {
    return this.internals.validationMessage
  }
  get willValidate(): boolean {
    return this.internals.willValidate
  }
  checkValidity(): boolean {
    return this.internals.checkValidity()
  }
  reportValidity(): boolean {
    return this.internals.reportValidity()
  }
  setCustomValidity(error: string): void {
    this.error = error
  }

  formResetCallback(): void {
    this.value = this.getAttribute('value') ?? ''
    this.isTold = false
  }

  formStateRestoreCallback(state: string): void {
    this.value = state
  }

  protected override updated(): void {
    const { control } = this
    // the same value again would take away what is typed and is no number yet
    if (control.value !== this.value) control.value = this.value
    this.follow()
  }

  /** Takes over what the native control says of its value. */
  protected follow(): void {
    const { control, error } = this
    const problem = error || problemOf(control, this)
    const flags = error ? { customError: true } : control.validity
    this.internals.setValidity(problem ? flags : {}, problem, control)
    if (problem === this.#problem) return
    this.#problem = problem
    if (this.isTold) this.requestUpdate()
  }

  protected heard(): void {
    this.value = this.control.value
    this.follow()
  }

  /** `input` comes out of a shadow by itself, `change` does not. */
  protected changed(event: Event): void {
    event.stopPropagation()
    this.heard()
    this.isTold = true
    this.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
  }

  protected get shownError(): string {
    return this.error || (this.isTold ? this.#problem : '')
  }

  protected get texts() {
    return textsFor(this, CONTROL_TEXTS)
  }

  protected get describedBy() {
    return [this.hint && 'hint', this.shownError && 'error'].filter(Boolean).join(' ') || nothing
  }

  protected get labelled() {
    const { label } = this
    return label
      ? html`<label class="label" for="control">${label}${this.required ? html` <span class="muted">${this.texts.required}</span>` : nothing}</label>`
      : nothing
  }

  protected get hints(): TemplateResult {
    const { hint, shownError } = this
    return html`${hint ? html`<p id="hint" class="hint">${hint}</p>` : nothing}
      ${shownError ? html`<p id="error" class="error">${icon('alert')}<span>${shownError}</span></p>` : nothing}`
  }
}
