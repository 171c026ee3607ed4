import { LitElement, css, html, type PropertyValues } from 'lit'
import { StoreController } from './store-controller.ts'
import { repeat } from 'lit/directives/repeat.js'
import { $notices, dismissNotice, type ShownNotice } from '../stores/notices.ts'
import { WordsController } from '../contract/words-controller.ts'
import { words } from '../words/words.ts'
import { controls } from './controls.ts'

/** Long enough to read; an error and a notice with something to do stay until they are answered. */
const SHOWN_MS = 8000

/** The short messages at the edge of the page. */
export class OsNotices extends LitElement {
  static override styles = [
    controls,
    css`
      :host { position: fixed; inset-block: auto calc(var(--os-space-4) + var(--os-seen-as-height, 0px) + var(--os-bar-height, 0px)); inset-inline: auto var(--os-space-4); z-index: 20; width: min(26rem, calc(100vw - 2 * var(--os-space-4))); pointer-events: none }
      /* above the buttons of the corner: a notice may ask to press one of them */
      @media (width < 48rem) { :host { bottom: calc(var(--os-corner-height, var(--os-space-4)) + var(--os-seen-as-height, 0px) + var(--os-bar-height, 0px)) } }
      .notice {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        justify-content: end;
        gap: var(--os-space-1) var(--os-space-3);
        margin-top: var(--os-space-2);
        padding: var(--os-space-3) var(--os-space-4);
        border: 1px solid var(--os-color-border);
        border-inline-start: 3px solid var(--os-color-information);
        border-radius: var(--os-radius-m);
        background: var(--os-color-surface-raised);
        color: var(--os-color-text);
        box-shadow: var(--os-shadow-m);
        pointer-events: auto;
        overflow-wrap: anywhere;
      }
      .success { border-inline-start-color: var(--os-color-success) }
      .warning { border-inline-start-color: var(--os-color-warning) }
      .error { border-inline-start-color: var(--os-color-error) }
      p { flex: 1 14rem; margin: 0 }
      .actions { display: flex; flex-wrap: wrap; justify-content: end; gap: var(--os-space-1) }
      button { min-height: 28px; padding: 0 var(--os-space-2); background: none; color: var(--os-color-text) }
      button:hover { background: var(--os-color-surface-sunken) }
      .action { color: var(--os-color-brand-text); font-weight: var(--os-font-weight-semibold) }
    `,
  ]

  /** Called when the notice that had the focus was the last one. */
  whenEmptied: () => void = () => {}

  readonly #notices = new StoreController(this, $notices)
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()

  constructor() {
    super()
    this.addController(new WordsController(this))
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      this.addEventListener(type, () => this.#count())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#timers.forEach(clearTimeout)
    this.#timers.clear()
  }

  /** The focus goes on with the notice that takes the place of its own. */
  protected override update(changed: PropertyValues): void {
    const notices = () => [...this.renderRoot.querySelectorAll('.notice')]
    const own = (this.renderRoot as ShadowRoot).activeElement?.closest('.notice')
    const at = own ? notices().indexOf(own) : -1
    super.update(changed)
    if (!own || own.isConnected) return
    const next = notices()[at] ?? notices().at(-1)
    if (next) next.querySelector<HTMLElement>('.dismiss')!.focus()
    else this.whenEmptied()
  }

  override updated(): void {
    this.#count()
  }

  /** While somebody points at them or is among them by keyboard they are being read: their time begins anew afterwards. */
  #count(): void {
    const areRead = this.matches(':hover') || this.renderRoot.querySelector(':focus-visible') !== null
    const passing = areRead
      ? []
      : this.#notices.value.filter(({ kind, action }) => kind !== 'error' && !action).map(({ id }) => id)
    for (const [id, timer] of this.#timers) {
      if (passing.includes(id)) continue
      clearTimeout(timer)
      this.#timers.delete(id)
    }
    for (const id of passing)
      if (!this.#timers.has(id)) this.#timers.set(id, setTimeout(dismissNotice, SHOWN_MS, id))
  }

  override render() {
    const urgent = this.#notices.value.filter(({ kind }) => kind === 'error')
    const others = this.#notices.value.filter(({ kind }) => kind !== 'error')
    return html`
      <div role="status" aria-atomic="false">${repeat(
        others,
        ({ id }) => id,
        (notice) => this.#notice(notice),
      )}</div>
      <div role="alert" aria-atomic="false">${repeat(
        urgent,
        ({ id }) => id,
        (notice) => this.#notice(notice),
      )}</div>
    `
  }

  #notice({ id, kind, text, action, otherAction }: ShownNotice) {
    const choose = (run: () => void) => () => {
      dismissNotice(id)
      this.performUpdate() // what it opens gives the focus back to where it is by then
      run()
    }
    const choices = [action, otherAction].filter((choice) => choice !== undefined)
    return html`
      <div class="notice ${kind}">
        <p>${text}</p>
        <span class="actions">
          ${choices.map(({ label, run }) => html`<button class="action" @click=${choose(run)}>${label}</button>`)}
          <button class="dismiss" aria-label=${words('dismissThis', { text })} @click=${() => dismissNotice(id)}>${words('dismiss')}</button>
        </span>
      </div>
    `
  }
}
