import { island } from '../kit/bridge/island.tsx'
import { NotAvailable } from './not-available.tsx'
import styles from './not-available.css?sheet'

/** One element for every key that has no application yet: the shell must not name it after the first of them. */
export const tag = 'miniapp-not-available'

const NotAvailableElement = island(NotAvailable, styles)
if (!customElements.get(tag)) customElements.define(tag, NotAvailableElement)

export default NotAvailableElement
