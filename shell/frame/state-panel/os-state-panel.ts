import { LitElement, html, nothing } from 'lit'
import { StoreController } from '../store-controller.ts'
import { CONFIG } from '../../config/environment.ts'
import { STATE_DEBUG_ENTRIES } from '../../config/limits.ts'
import { $problems, clearProblems } from '../../lifecycle/problems.ts'
import { $stateChanges, clearStateChanges, type StateChange } from '../../reactions/state-recorder.ts'
import { controls } from '../controls.ts'
import { WordsController } from '../../contract/words-controller.ts'
import { words } from './words/words.ts'
import { statePanelStyles } from './state-panel-styles.ts'

const COLUMNS = ['after', 'store', 'causedBy', 'change'] as const

/** For developers: the last changes of the shell's stores and who caused them. Ctrl+Alt+S opens and closes it. */
export class OsStatePanel extends LitElement {
  static override properties = { open: { type: Boolean, reflect: true } }
  static override styles = [controls, statePanelStyles]
  declare open: boolean

  readonly #changes = new StoreController(this, $stateChanges)
  readonly #problems = new StoreController(this, $problems)
  #listening: AbortController | undefined
  #cameFrom: Element | null = null

  constructor() {
    super()
    this.addController(new WordsController(this))
    this.open = false
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#listening = new AbortController()
    addEventListener('keydown', this.#onKey, { signal: this.#listening.signal })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#listening?.abort()
  }

  override render() {
    if (!this.open) return nothing
    const changes = this.#changes.value
    return html`
      <section aria-labelledby="title">
        <header>
          <h2 id="title" tabindex="-1">${words('title')}</h2>
          <p>${words('shown', { count: changes.length, most: STATE_DEBUG_ENTRIES })}</p>
          <button class="secondary" @click=${this.#clear}>${words('clear')}</button>
          <button class="secondary" @click=${this.toggle}>${words('close')}</button>
        </header>
        ${CONFIG.developerOrigins?.length ? html`<os-script-override></os-script-override>` : nothing}
        ${this.#problemList(this.#problems.value)}
        ${changes.length === 0 ? html`<p class="none">${words('none')}</p>` : this.#table(changes)}
      </section>
    `
  }

  #problemList(problems: readonly string[]) {
    if (problems.length === 0) return nothing
    return html`
      <div class="problems" tabindex="0" role="region" aria-label=${words('problems')}>
        <h3>${words('problems')}</h3>
        <ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
      </div>
    `
  }

  #table(changes: readonly StateChange[]) {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label=${words('list')}>
        <table>
          <thead><tr>${COLUMNS.map((column) => html`<th scope="col">${words(column)}</th>`)}</tr></thead>
          <tbody>${changes.map((change) => this.#row(change))}</tbody>
        </table>
      </div>
    `
  }

  #row({ atMs, store, by, what, changes }: StateChange) {
    return html`
      <tr>
        <td class="number">${(atMs / 1000).toFixed(3)} s</td>
        <th scope="row">${store}</th>
        <td>${by}<br /><span class="muted">${what}</span></td>
        <td>${changes.map(({ key, before, after }) => html`<div>${key && html`<b>${key}</b> `}<del>${before}</del> <ins>${after}</ins></div>`)}</td>
      </tr>
    `
  }

  readonly #clear = (): void => {
    clearStateChanges()
    clearProblems()
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.open && event.composedPath().includes(this)) return this.toggle()
    // AltGr is Ctrl+Alt too, where it writes a letter
    if (!event.ctrlKey || !event.altKey || event.code !== 'KeyS' || event.getModifierState('AltGraph')) return
    event.preventDefault()
    this.toggle()
  }

  readonly toggle = (): void => {
    if (!this.open) this.#cameFrom = document.activeElement
    this.open = !this.open
    void this.updateComplete.then(() => {
      if (this.open) this.renderRoot.querySelector('h2')?.focus()
      else if (this.#cameFrom instanceof HTMLElement) this.#cameFrom.focus()
    })
  }
}
