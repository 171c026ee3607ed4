import { css, html, LitElement } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { repeat } from 'lit/directives/repeat.js'
import type { MiniAppContext } from '../../shell/contract/mini-app.ts'

/** What somebody elsewhere wrote with Lit and its directives: the frequencies that a plan may have. */
export default class extends LitElement {
  static override properties = { context: { attribute: false }, chosen: { state: true } }
  static override styles = css`.chosen { font-weight: 700 }`
  declare context: MiniAppContext
  declare chosen: number
  /** For the proof of which Lit this is. */
  readonly LitElement = LitElement

  constructor() {
    super()
    this.chosen = 1
  }

  override render() {
    return html`
      <h1>Reach card</h1>
      <p>For ${this.context.workspace?.name ?? 'no brand'}</p>
      ${repeat(
        [1, 2, 3],
        (frequency) => frequency,
        (frequency) => this.#choice(frequency),
      )}
    `
  }

  #choice(frequency: number) {
    return html`<button class=${classMap({ chosen: frequency === this.chosen })} @click=${() => (this.chosen = frequency)}>${frequency} contacts</button>`
  }
}
