import { html } from 'lit'
import { LowerBanner } from '../../access/lower-banner.ts'
import { words } from './words/words.ts'

/** Says which mini-app a developer loads from where, and gives the portal's own back. */
export class OsOverrideBanner extends LowerBanner {
  static override properties = { heading: {}, address: {} }
  declare heading: string
  declare address: string

  constructor() {
    super()
    this.heading = ''
    this.address = ''
  }

  override render() {
    return html`<section aria-label=${words('override.region')}>
      <p>${words('override.shown', { title: this.heading, address: this.address })}</p>
      <button type="button" @click=${() => this.stop()}>${words('override.stop')}</button>
    </section>`
  }
}
