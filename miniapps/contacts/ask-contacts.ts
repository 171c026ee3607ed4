import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { OwnContact } from '../domain/contacts/contact-input.ts'
import type { Contact, ContactInFull, ContactPage } from '../domain/contacts/contact.ts'
import { requestJson } from '../kit/bridge/request-json.ts'

const CONTACTS = '/api/contacts'

export interface Choices {
  agencies: readonly { code: string; name: string }[]
  markets: readonly { code: string; name: string }[]
}

const at = (id: string): string => `${CONTACTS}/${encodeURIComponent(id)}`

export const loadContacts = (
  portal: MiniAppPortal,
  query: string,
  signal?: AbortSignal,
): Promise<ContactPage> => requestJson(portal, `${CONTACTS}?${query}`, signal ? { signal } : {})

export const loadChoices = (portal: MiniAppPortal, signal: AbortSignal): Promise<Choices> =>
  requestJson(portal, `${CONTACTS}/choices`, { signal })

/** `me` is who asks. */
export const loadContact = (portal: MiniAppPortal, id: string, signal: AbortSignal): Promise<ContactInFull> =>
  requestJson(portal, at(id), { signal })

export const exportContacts = (portal: MiniAppPortal, query: string): Promise<ContactPage> =>
  requestJson(portal, `${CONTACTS}/export?${query}`, { method: 'POST' })

export const saveOwn = (portal: MiniAppPortal, own: OwnContact): Promise<ContactInFull> =>
  requestJson(portal, at('me'), { method: 'PUT', body: own })

export const saveNote = (portal: MiniAppPortal, id: string, text: string): Promise<{ text: string }> =>
  requestJson(portal, `${at(id)}/note`, { method: 'PUT', body: { text } })

export const markFavourite = (portal: MiniAppPortal, { id }: Contact, isOne: boolean): Promise<unknown> =>
  requestJson(portal, `${at(id)}/favourite`, { method: isOne ? 'PUT' : 'DELETE', ...(isOne && { body: {} }) })
