import { routes } from '../kit/routes.ts'
import {
  addAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  replaceAnnouncement,
} from './announcements/announcements.ts'
import { arrange, follow, order, readArranged, readUsage } from './arrange.ts'
import { mark, noteVisits, readMine, unmark } from './own-apps.ts'
import { readCatalogue } from './whole-catalogue.ts'

/** Below `/api/catalogue`: what everybody reads of their agency, and what they keep for themselves. */
export const catalogueRouter = routes({
  'GET /': readCatalogue,

  'GET /mine': readMine,
  'POST /visits': noteVisits,
  'PUT /favourites/:app': mark,
  'DELETE /favourites/:app': unmark,

  'GET /arranged': readArranged,
  'GET /usage': readUsage,
  'PUT /overrides': arrange,
  'DELETE /overrides': follow,
  'PUT /order': order,

  'GET /announcements': listAnnouncements,
  'POST /announcements': addAnnouncement,
  'PUT /announcements/:id': replaceAnnouncement,
  'DELETE /announcements/:id': removeAnnouncement,
})
