import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { Page } from '../../shell/contract/page.ts'
import type { OwnContact } from '../domain/contacts/contact-input.ts'
import type { Contact, ContactInFull } from '../domain/contacts/contact.ts'
import { withQuery, type Query } from '../kit/bridge/with-query.ts'
import { apiOf } from '../kit/bridge/api-of.ts'

export interface Choices {
  agencies: readonly { code: string; name: string }[]
  markets: readonly { code: string; name: string }[]
}

const at = (id: string): string => `/${encodeURIComponent(id)}`
const contacts = (portal: MiniAppPortal) => apiOf(portal, 'contacts')

export const loadContacts = (
  portal: MiniAppPortal,
  query: string,
  signal?: AbortSignal,
): Promise<Page<Contact>> => contacts(portal).page(`?${query}`, signal)

export const loadChoices = (portal: MiniAppPortal, signal: AbortSignal): Promise<Choices> =>
  contacts(portal).get('/choices', signal)

/** `me` is who asks. */
export const loadContact = (portal: MiniAppPortal, id: string, signal: AbortSignal): Promise<ContactInFull> =>
  contacts(portal).get(at(id), signal)

export const exportContacts = (portal: MiniAppPortal, query: Query): Promise<Page<Contact>> =>
  contacts(portal).whole('POST', withQuery('/export', query))

export const saveOwn = (portal: MiniAppPortal, own: OwnContact): Promise<ContactInFull> =>
  contacts(portal).put(at('me'), own)

export const saveNote = (portal: MiniAppPortal, id: string, text: string): Promise<{ text: string }> =>
  contacts(portal).put(`${at(id)}/note`, { text })

export const markFavourite = (portal: MiniAppPortal, { id }: Contact, isOne: boolean): Promise<unknown> =>
  isOne ? contacts(portal).put(`${at(id)}/favourite`, {}) : contacts(portal).delete(`${at(id)}/favourite`)
