import { LitElement, css, html } from 'lit'
import { StoreController } from '@nanostores/lit'
import { repeat } from 'lit/directives/repeat.js'
import { $notices, dismissNotice, type ShownNotice } from '../stores/notices.ts'
import { controls } from './controls.ts'

/** Long enough to read; a notice with something to do stays until it is answered. */
const SHOWN_MS = 8000

/** The short messages at the edge of the page. */
export class OsNotices extends LitElement {
  static override styles = [
    controls,
    css`
      :host { position: fixed; inset: auto var(--os-space-4) var(--os-space-4) auto; z-index: 20; width: min(26rem, calc(100vw - 2 * var(--os-space-4))); pointer-events: none }
      .notice {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        justify-content: end;
        gap: var(--os-space-1) var(--os-space-3);
        margin-top: var(--os-space-2);
        padding: var(--os-space-3) var(--os-space-4);
        border: 1px solid var(--os-color-border);
        border-left: 3px solid var(--os-color-information);
        border-radius: var(--os-radius-m);
        background: var(--os-color-surface-raised);
        color: var(--os-color-text);
        box-shadow: var(--os-shadow-m);
        pointer-events: auto;
        overflow-wrap: anywhere;
      }
      .success { border-left-color: var(--os-color-success) }
      .warning { border-left-color: var(--os-color-warning) }
      .error { border-left-color: var(--os-color-error) }
      p { flex: 1 14rem; margin: 0 }
      .actions { display: flex; flex-wrap: wrap; justify-content: end; gap: var(--os-space-1) }
      button { min-height: 28px; padding: 0 var(--os-space-2); background: none; color: var(--os-color-text) }
      button:hover { background: var(--os-color-surface-sunken) }
      .action { color: var(--os-color-brand-text); font-weight: var(--os-font-weight-semibold) }
    `,
  ]

  readonly #notices = new StoreController(this, $notices)
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#timers.forEach(clearTimeout)
  }

  override updated(): void {
    for (const { id, action } of this.#notices.value) {
      if (!action && !this.#timers.has(id)) this.#timers.set(id, setTimeout(dismissNotice, SHOWN_MS, id))
    }
  }

  override render() {
    const urgent = this.#notices.value.filter(({ kind }) => kind === 'error')
    const others = this.#notices.value.filter(({ kind }) => kind !== 'error')
    return html`
      <div role="status">${repeat(others, ({ id }) => id, (notice) => this.#notice(notice))}</div>
      <div role="alert">${repeat(urgent, ({ id }) => id, (notice) => this.#notice(notice))}</div>
    `
  }

  #notice({ id, kind, text, action, otherAction }: ShownNotice) {
    const choose = (run: () => void) => () => {
      dismissNotice(id)
      run()
    }
    const choices = [action, otherAction].filter((choice) => choice !== undefined)
    return html`
      <div class="notice ${kind}">
        <p>${text}</p>
        <span class="actions">
          ${choices.map(({ label, run }) => html`<button class="action" @click=${choose(run)}>${label}</button>`)}
          <button aria-label="Dismiss: ${text}" @click=${() => dismissNotice(id)}>Dismiss</button>
        </span>
      </div>
    `
  }
}
