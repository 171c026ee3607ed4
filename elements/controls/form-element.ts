import type { PropertyDeclarations } from 'lit'
import { DressedElement } from '../dressed-element.ts'

/** An element that a form knows as one of its own; focus goes to the native control inside. */
export abstract class FormElement extends DressedElement {
  static readonly formAssociated = true
  static override readonly shadowRootOptions: ShadowRootInit = {
    ...DressedElement.shadowRootOptions,
    delegatesFocus: true,
  }
  static override properties: PropertyDeclarations = {
    tenant: {},
    label: {},
    name: { noAccessor: true },
    disabled: { type: Boolean, noAccessor: true },
  }
  /** Its accessible name, where no `<label>` of the page gives one. */
  declare label: string
  protected readonly internals = this.attachInternals()

  constructor() {
    super()
    this.tenant = this.label = ''
  }

  /** Attributes at once: the browser reads these two from there. */
  get name(): string {
    return this.getAttribute('name') ?? ''
  }
  set name(name: string) {
    if (name !== this.name) this.setAttribute('name', name)
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled)
  }

  get form(): HTMLFormElement | null {
    return this.internals.form
  }

  get labels(): NodeList {
    return this.internals.labels
  }

  formDisabledCallback(): void {
    this.requestUpdate()
  }

  /** By itself or by a `<fieldset>` around it. */
  protected get isOff(): boolean {
    return this.matches(':disabled')
  }

  /** The page's name for it: a native control in a shadow does not hear of labels outside. */
  protected get nameOfPage(): string {
    const labels = [...this.internals.labels].map((label) => label.textContent!.trim())
    return labels.join(' ') || this.getAttribute('aria-label') || ''
  }
}
