import { LitElement, css, html } from 'lit'
import { SAVE_PATIENCE_MS } from '../config/limits.ts'
import { $dirty } from '../stores/location.ts'
import { controls } from './controls.ts'

let shown: { ask(): Promise<boolean>; withdraw(): void } | undefined

/** Asks whether unsaved work may be left; true means leave. A save that arrives meanwhile is the answer, and who does not want to leave any more is not asked. */
export async function askToLeave(isStale: () => boolean): Promise<boolean> {
  return !$dirty.get() || (await isSavedSoon()) || (!isStale() && (shown?.ask() ?? true))
}

/** A newer navigation has overtaken the one that was asked about, if any was: nothing of it is left to answer. */
export const withdrawQuestion = (): void => shown?.withdraw()

function isSavedSoon(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isSaved: boolean) => {
      stop()
      clearTimeout(timer)
      resolve(isSaved)
    }
    const stop = onSaved(() => end(true))
    const timer = setTimeout(end, SAVE_PATIENCE_MS, false)
  })
}

/** Work that is marked anew in the same turn, as a React effect does when it runs again, was not saved. */
const onSaved = (listener: () => void): (() => void) => $dirty.listen(() => queueMicrotask(() => void ($dirty.get() || listener())))

/** The one question the shell asks: leave unsaved work or stay. */
export class OsQuestion extends LitElement {
  static override styles = [
    controls,
    css`
      dialog {
        max-width: 26rem;
        padding: var(--os-space-6);
        border: 1px solid var(--os-color-border);
        border-radius: var(--os-radius-l);
        background: var(--os-color-surface-raised);
        color: var(--os-color-text);
        box-shadow: var(--os-shadow-l);
      }
      dialog::backdrop { background: var(--os-color-overlay) }
      h2 { margin: 0 0 var(--os-space-2); font-size: var(--os-font-size-l) }
      p { margin: 0 0 var(--os-space-6) }
      .actions { display: flex; flex-wrap: wrap; gap: var(--os-space-2); justify-content: end }
    `,
  ]

  #answer: ((leaves: boolean) => void) | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    shown = { ask: () => this.#ask(), withdraw: () => this.#withdraw() }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    shown = undefined
  }

  override render() {
    return html`
      <dialog aria-labelledby="question" aria-describedby="explanation" @close=${this.#onClose}>
        <h2 id="question">Leave with unsaved changes?</h2>
        <p id="explanation">Some changes on this page have not reached the server yet. They are kept in this browser tab as a draft, but nobody else can see them.</p>
        <form method="dialog" class="actions">
          <button class="secondary" value="leave">Leave anyway</button>
          <button class="primary" value="stay" autofocus>Stay on this page</button>
        </form>
      </dialog>
    `
  }

  #ask(): Promise<boolean> {
    const dialog = this.#dialog
    dialog.returnValue = ''
    dialog.showModal()
    return new Promise((resolve) => {
      const stop = onSaved(() => dialog.close('leave'))
      this.#answer = (leaves) => {
        stop()
        this.#answer = undefined
        resolve(leaves)
      }
    })
  }

  /** The answer is to stay, and given at once: the event of the dialog comes later. */
  #withdraw(): void {
    if (!this.#answer) return
    this.#answer(false)
    this.#dialog.close()
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!
  }

  readonly #onClose = (): void => this.#answer?.(this.#dialog.returnValue === 'leave')
}
