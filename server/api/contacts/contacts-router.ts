import { routes } from '../kit/routes.ts'
import { exportPeople, listChoices, listPeople, readPerson, writeOwnDetails } from './contacts.ts'
import { mark, unmark, writeNote } from './kept-of-contact.ts'

/** Below `/api/contacts`: everybody of the network, to whoever has network access. */
export const contactsRouter = routes({
  'GET /': listPeople,
  'GET /choices': listChoices,
  'POST /export': exportPeople,
  'PUT /me': writeOwnDetails,
  'GET /:id': readPerson,
  'PUT /:id/note': writeNote,
  'PUT /:id/favourite': mark,
  'DELETE /:id/favourite': unmark,
})
