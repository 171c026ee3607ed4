import { html } from 'lit'
import { LowerBanner } from '../lower-banner.ts'
import { words } from './words/words.ts'

/** Says at the lower edge of the page, for as long as it lasts, that it is seen as somebody else; its button ends that. */
export class OsSeenAs extends LowerBanner {
  static override properties = { name: {} }
  declare name: string

  constructor() {
    super()
    this.name = ''
  }

  override render() {
    return html`<section aria-label=${words('title')}>
      <p>${words('seeing', { name: this.name })}</p>
      <button type="button" @click=${() => this.stop()}>${words('stop')}</button>
    </section>`
  }
}
