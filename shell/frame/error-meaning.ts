import { html, nothing } from 'lit'
import { agencyHolds } from '../stores/permissions.ts'
import { words } from '../words/signed-in/words/words.ts'

/**
 * Leads from a failure to its page of the documentation. People who may not read that, or are not signed in,
 * get no link that would turn them away.
 */
export const errorMeaning = (code: string) =>
  agencyHolds('DocumentationAccess')
    ? html`<a class="meaning" href=${`/documentation/errors/${code}`}>${words('meaning')}</a>`
    : nothing
