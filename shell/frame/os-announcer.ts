import { LitElement, css, html } from 'lit'
import { StoreController } from '@nanostores/lit'
import { $announcement } from '../stores/notices.ts'

/** Says one polite sentence at a time to assistive technology. */
export class OsAnnouncer extends LitElement {
  static override styles = css`
    :host { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  `

  readonly #announcement = new StoreController(this, $announcement)

  override render() {
    return html`<p role="status">${this.#announcement.value.text}</p>`
  }
}
