import { routes } from '../kit/routes.ts'
import { giveFeedback, listMet, readFeedback } from './of-event.ts'

/** Below `/api/speed-date`: what of an event is not for everybody who may read it, and who met before. */
export const speedDateRouter = routes({
  'GET /:id/met': listMet,
  'GET /:id/feedback': readFeedback,
  'PUT /:id/feedback': giveFeedback,
})
