import { css, html, nothing } from 'lit'
import { FormElement } from '../controls/form-element.ts'
import { icon } from '../controls/icon.ts'
import { elementBase } from '../element-base.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-button': OsButton
  }
}

/** A button with the kit's look; of a form if its `type` says so. */
export class OsButton extends FormElement {
  static override properties = { variant: {}, size: {}, type: {}, value: {}, busy: { type: Boolean } }
  static override styles = [
    elementBase,
    css`
    :host { display: inline-flex; vertical-align: middle }
    .look {
      display: inline-flex; flex: 1; align-items: center; justify-content: center; gap: var(--os-space-2); min-width: 0;
      min-height: calc(var(--os-space-8) + var(--os-space-1)); padding: var(--os-space-1) var(--os-space-4); border: 1px solid var(--os-color-border-strong); border-radius: var(--os-radius-m);
      background: var(--os-color-surface); font-weight: var(--os-font-weight-medium); line-height: var(--os-line-height-tight); text-align: center; overflow-wrap: anywhere;
      cursor: pointer; user-select: none; transition: background-color var(--os-motion-fast) var(--os-motion-ease);
    }
    .look:hover { background: var(--os-color-surface-sunken) }
    .look:focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
    .look[data-size='s'] { min-height: calc(var(--os-space-6) + var(--os-space-1)); padding-inline: var(--os-space-2); gap: var(--os-space-1); font-size: var(--os-font-size-s) }
    .look[data-variant='quiet'] { border-color: transparent }
    .look[data-variant='quiet']:not(:hover) { background: none }
    .look[data-variant='primary'] { border-color: transparent; background: var(--os-color-brand-primary); color: var(--os-color-on-brand) }
    .look[data-variant='primary']:hover { background: var(--os-color-brand-primary-hover) }
    .look[data-variant='primary']:active { background: var(--os-color-brand-primary-active) }
    .look[data-variant='danger'] { border-color: transparent; background: var(--os-color-error); color: var(--os-color-on-error) }
    .look[aria-busy] { cursor: progress }
    .look[aria-disabled]:not([aria-busy]) { border-color: var(--os-color-border); background: var(--os-color-surface-sunken); color: var(--os-color-text-disabled); cursor: default }
    .look[data-variant='quiet'][aria-disabled] { border-color: transparent; background: none }
    .icon { flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; animation: turn 1s linear infinite }
    ::slotted(svg) { flex: none }
    @keyframes turn { to { rotate: 1turn } }
    @media (prefers-reduced-motion: reduce) { .icon { animation: none } }
    @media (forced-colors: active) { .look:is([data-variant='primary'], [data-variant='danger']) { forced-color-adjust: none } }
  `,
  ]
  declare variant: 'primary' | 'secondary' | 'quiet' | 'danger'
  declare size: 's' | 'm'
  declare type: 'button' | 'submit' | 'reset'
  /** Sent with its name by the form that it submits. */
  declare value: string
  /** Something is under way: keeps focus and place, takes no further press. */
  declare busy: boolean

  constructor() {
    super()
    this.variant = 'secondary'
    this.size = 'm'
    this.type = 'button'
    this.value = ''
    this.busy = false
    this.addEventListener('click', (event) => this.#press(event))
  }

  override render() {
    const isIdle = this.busy || this.isOff
    // disabled while it has the focus, it keeps it until it is left
    const isGone = this.isOff && !this.shadowRoot!.activeElement
    return html`<button type="button" class="look" data-variant=${this.variant} data-size=${this.size} ?disabled=${isGone}
      aria-disabled=${isIdle || nothing} aria-busy=${this.busy || nothing} aria-label=${this.label || this.nameOfPage || nothing} title=${this.label || nothing}
      @blur=${() => this.requestUpdate()}>${this.busy ? icon('busy') : nothing}<slot></slot></button>`
  }

  #press(event: MouseEvent): void {
    if (this.busy || this.isOff) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (this.type !== 'button') {
      // once all listeners had their say
      setTimeout(() => event.defaultPrevented || this.#act())
    }
  }

  #act(): void {
    const { form } = this
    if (this.type === 'reset') return form?.reset()
    if (!form) return
    // stands in for it as `submitter`, which can be a native button only
    const native = Object.assign(document.createElement('button'), { name: this.name, value: this.value })
    native.hidden = true
    native.formNoValidate = this.hasAttribute('formnovalidate')
    form.append(native)
    form.requestSubmit(native)
    native.remove()
  }
}
