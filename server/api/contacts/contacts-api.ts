import type { Api } from '../kit/api.ts'
import { contactsRouter } from './contacts-router.ts'
import { contacts } from './migrations/001-contacts.ts'
import { standing } from './migrations/002-standing.ts'
import { addContacts } from './sample/add-contacts.ts'
import { CONTACT_REFUSALS } from './refusals.ts'

/** Who knows what, where and when: contact data of people, and the search over it. */
export const contactsApi: Api = {
  noun: 'contacts',
  after: ['people', 'workspaces', 'permissions', 'audit'],
  path: '/contacts',
  apps: ['contacts', 'speed-date'],
  router: contactsRouter,
  refusals: CONTACT_REFUSALS,
  migrations: { '001-contacts': contacts, '002-standing': standing },
  addSample: addContacts,
}
