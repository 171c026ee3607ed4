import { LitElement, css, html } from 'lit'
import { WordsController } from '../contract/words-controller.ts'
import { words } from '../words/signed-in/words/words.ts'
import { onSaved, questionIsShownBy, type Leaving } from '../navigation/leave-question.ts'
import type { Unsaved } from '../stores/unsaved-work.ts'
import { controls } from './controls.ts'

/** The one question the shell asks: leave unsaved work or stay. */
export class OsQuestion extends LitElement {
  static override properties = {
    leaving: { state: true, attribute: false },
    unsaved: { state: true, attribute: false },
  }
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

  declare leaving: Leaving
  declare unsaved: Unsaved
  #answer: ((leaves: boolean) => void) | undefined

  constructor() {
    super()
    this.leaving = 'leave'
    this.unsaved = 'lost'
    this.addController(new WordsController(this))
  }

  override connectedCallback(): void {
    super.connectedCallback()
    questionIsShownBy({
      ask: (leaving, unsaved) => this.#ask(leaving, unsaved),
      withdraw: () => this.#withdraw(),
    })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    questionIsShownBy(undefined)
  }

  override render() {
    return html`
      <dialog aria-labelledby="question" aria-describedby="explanation" @close=${this.#onClose}>
        <h2 id="question">${words(`question.${this.leaving}`)}</h2>
        <p id="explanation">${words(`question.${this.unsaved}`)}</p>
        <form method="dialog" class="actions">
          <button class="secondary" value="leave">${words(`question.${this.leaving}.yes`)}</button>
          <button class="primary" value="stay" autofocus>${words('question.stay')}</button>
        </form>
      </dialog>
    `
  }

  #ask(leaving: Leaving, unsaved: Unsaved): Promise<boolean> {
    this.leaving = leaving // drawn before the next frame
    this.unsaved = unsaved
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
