import { css, html, type PropertyValues } from 'lit'
import { icon } from '../controls/icon.ts'
import { DressedElement } from '../dressed-element.ts'
import { elementBase } from '../element-base.ts'
import { textsFor } from '../session/texts.ts'
import { DIALOG_TEXTS } from './texts.ts'

declare global {
  interface HTMLElementTagNameMap {
    'os-dialog': OsDialog
  }
}

/** A modal question or form; focus goes in, stays in and returns to where it came from. */
export class OsDialog extends DressedElement {
  static override properties = { tenant: {}, heading: {}, size: {}, open: { type: Boolean, reflect: true } }
  static override styles = [
    elementBase,
    css`
    :host, .look { display: contents }
    dialog {
      margin: auto; width: min(32rem, 100% - var(--os-space-8)); max-height: min(48rem, 100dvh - var(--os-space-8)); padding: 0; border: 1px solid var(--os-color-border);
      border-radius: var(--os-radius-l); background: var(--os-color-surface-raised); color: var(--os-color-text); box-shadow: var(--os-shadow-l); overflow: clip;
    }
    dialog[open] { display: flex; flex-direction: column }
    dialog[data-size='l'] { width: min(48rem, 100% - var(--os-space-8)) }
    dialog::backdrop { background: var(--os-color-overlay) }
    .content { display: grid; gap: var(--os-space-4); min-height: 0; padding: var(--os-space-6); overflow-y: auto; overscroll-behavior: contain; overflow-wrap: anywhere }
    h2 { margin: 0; padding-inline-end: var(--os-space-8); font-size: var(--os-font-size-xl); font-weight: var(--os-font-weight-semibold); line-height: var(--os-line-height-tight); text-wrap: balance }
    .actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: var(--os-space-2); margin-block-start: calc(-1 * var(--os-space-4)) }
    ::slotted([slot="actions"]) { margin-block-start: var(--os-space-4) }
    button {
      position: absolute; inset-block-start: var(--os-space-4); inset-inline-end: var(--os-space-4); display: grid; place-items: center; width: calc(var(--os-space-6) + var(--os-space-1)); aspect-ratio: 1; margin: 0; padding: 0;
      border: 0; border-radius: var(--os-radius-m); background: var(--os-color-surface-raised); color: inherit; cursor: pointer;
    }
    button:hover { background: var(--os-color-surface-sunken) }
    :is(button, .content):focus-visible { outline: var(--os-focus-ring); outline-offset: -2px }
    .icon { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round }
    @media (max-width: 40rem) { dialog { margin-block-end: 0; width: 100%; max-width: 100%; border-end-start-radius: 0; border-end-end-radius: 0 } }
  `,
  ]
  /** Names the dialog. */
  declare heading: string
  declare size: 'm' | 'l'
  declare open: boolean
  /** Of the button that closed it, or as given to `close()`; '' after Escape. */
  returnValue = ''

  constructor() {
    super()
    this.tenant = this.heading = ''
    this.size = 'm'
    this.open = false
    this.addEventListener('submit', (event) => this.#submit(event))
  }

  show(): void {
    this.open = true
  }

  close(returnValue = ''): void {
    this.returnValue = returnValue
    this.open = false
  }

  override render() {
    const close = textsFor(this, DIALOG_TEXTS).close
    return html`<div class="look"><dialog data-size=${this.size} aria-labelledby="heading" @cancel=${(event: Event) => this.#cancel(event)}
        @close=${() => this.#closed()} @mousedown=${(event: MouseEvent) => this.#pressBeside(event)}>
      <div class="content"><h2 id="heading">${this.heading}</h2><slot></slot><div class="actions"><slot name="actions"></slot></div></div>
      <button type="button" aria-label=${close} title=${close} @click=${(event: Event) => this.#cancel(event)}>${icon('close')}</button>
    </dialog></div>`
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('open')) return
    const dialog = this.#dialog
    if (!this.open) return dialog.close()
    if (dialog.open || !this.isConnected) return
    this.returnValue = ''
    dialog.showModal()
    this.#focusInside()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.hasUpdated && this.open) this.requestUpdate('open', false)
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!
  }

  /** The browser looks for a place inside of the shadow alone, and would find the cross. */
  #focusInside(): void {
    const inside = [
      ...this.querySelectorAll<HTMLElement>('[autofocus]'),
      ...this.querySelectorAll<HTMLElement>('*'),
    ]
    for (const each of inside) {
      each.focus()
      if (each.matches(':focus')) return
    }
  }

  /** Escape, the cross, a press beside it: the page may keep it open. */
  #cancel(event: Event): void {
    event.preventDefault()
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
  }

  #closed(): void {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }

  /** The backdrop counts as the dialog itself. */
  #pressBeside(event: MouseEvent): void {
    const { left, right, top, bottom } = this.#dialog.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (event.target === this.#dialog && (x < left || x > right || y < top || y > bottom)) this.#cancel(event)
  }

  /** A `<form method="dialog">` in it closes it, as inside of a native one. */
  #submit(event: SubmitEvent): void {
    if ((event.target as HTMLFormElement).method !== 'dialog' || event.defaultPrevented) return
    event.preventDefault()
    this.close((event.submitter as HTMLButtonElement | null)?.value)
  }
}
