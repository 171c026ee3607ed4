import { OsAnnouncer } from '../../frame/os-announcer.ts'
import { OsNotices } from '../../frame/os-notices.ts'
import { OsEmbed } from './os-embed.ts'

export { session } from '../../../elements/session/session.ts'

const ELEMENTS: Record<string, CustomElementConstructor> = {
  'os-embed-announcer': OsAnnouncer,
  'os-embed-notices': OsNotices,
  'os-embed': OsEmbed,
}

// a page may hold this script twice, from two addresses: the first one counts
for (const [tag, Element] of Object.entries(ELEMENTS))
  if (!customElements.get(tag)) customElements.define(tag, Element)

declare global {
  interface HTMLElementTagNameMap {
    'os-embed': OsEmbed
  }
  interface HTMLElementEventMap {
    'os-embed-event': CustomEvent<{ name: string; payload: unknown }>
    'os-embed-navigate': CustomEvent<{ path: string }>
  }
}
