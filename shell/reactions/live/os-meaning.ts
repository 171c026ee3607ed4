import { css, html, LitElement, nothing } from 'lit'
import { WordsController } from '../../contract/words-controller.ts'
import { agencyHolds } from '../../stores/permissions.ts'
import { words } from '../../words/signed-in/words/words.ts'

/**
 * Leads from the failure of an app to its page of the documentation. People who may not read that get no link that would
 * turn them away, and nobody has one before signing in: what draws a failure then knows only the tag.
 */
export class OsMeaning extends LitElement {
  static override styles = css`
    a { color: var(--os-color-brand-text) }
    a:focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
  `
  constructor() {
    super()
    this.addController(new WordsController(this))
  }

  override render() {
    return agencyHolds('DocumentationAccess')
      ? html`<a href="/documentation/errors/app.broken.text">${words('meaning')}</a>`
      : nothing
  }
}
