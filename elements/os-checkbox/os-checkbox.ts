import { css, html, nothing } from 'lit'
import { controlStyles } from '../controls/control-styles.ts'
import { ValueElement } from '../controls/value-element.ts'
import { elementBase } from '../element-base.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-checkbox': OsCheckbox
  }
}

/** Yes or no, with its words beside it: its `label`, or what stands in it. */
export class OsCheckbox extends ValueElement {
  static override properties = { checked: { type: Boolean }, indeterminate: { type: Boolean } }
  static override styles = [
    elementBase,
    controlStyles,
    css`
    .choice { display: flex; align-items: flex-start; gap: var(--os-space-2); cursor: pointer }
    input { flex: none; width: 1.125em; height: 1.125em; margin: 0.1875em 0 0; cursor: inherit }
    .choice:has(:disabled) { color: var(--os-color-text-disabled); cursor: default }
    .words { min-width: 0 }
  `,
  ]
  declare checked: boolean
  /** Neither: some of what it stands for. */
  declare indeterminate: boolean

  constructor() {
    super()
    this.checked = this.indeterminate = false
    this.value = 'on'
  }

  protected override tellForm(): void {
    this.internals.setFormValue(this.checked ? this.value : null, this.checked ? 'checked' : '')
  }

  override formResetCallback(): void {
    this.checked = this.hasAttribute('checked')
    this.isTold = false
  }

  override formStateRestoreCallback(state: string): void {
    this.checked = state === 'checked'
  }

  override render() {
    const { shownError } = this
    return html`<div class="look"><label class="choice"><input id="control" type="checkbox" aria-label=${this.label ? nothing : this.nameOfPage || nothing}
        aria-invalid=${shownError ? 'true' : nothing} aria-describedby=${this.describedBy} ?required=${this.required} ?disabled=${this.isOff}
        @input=${() => this.heard()} @change=${(event: Event) => this.changed(event)} />
      <span class="words"><slot>${this.label}</slot>${this.required ? html` <span class="muted">${this.texts.required}</span>` : nothing}</span></label>${this.hints}</div>`
  }

  protected override heard(): void {
    const { checked, indeterminate } = this.control as HTMLInputElement
    this.checked = checked
    this.indeterminate = indeterminate
    this.follow()
  }

  protected override updated(): void {
    const { checked, indeterminate } = this
    Object.assign(this.control, { checked, indeterminate })
    this.follow()
  }
}
