import { css, html, LitElement, nothing } from 'lit'
import { WordsController } from '../../contract/words-controller.ts'
import { agencyHolds } from '../../stores/permissions.ts'
import { words } from '../../words/signed-in/words/words.ts'

/**
 * Leads from a failure to its page of the documentation. People who may not read that get no link that would
 * turn them away, and nobody has one before signing in: what draws a failure then knows only the tag.
 */
export class OsMeaning extends LitElement {
  static override properties = { code: {} }
  static override styles = css`
    a { color: var(--os-color-brand-text) }
    a:focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
  `
  /** Key of the text that tells the failure; '' for none. */
  declare code: string

  constructor() {
    super()
    this.addController(new WordsController(this))
  }

  override render() {
    return this.code && agencyHolds('DocumentationAccess')
      ? html`<a href=${`/documentation/errors/app.${this.code}`}>${words('meaning')}</a>`
      : nothing
  }
}
