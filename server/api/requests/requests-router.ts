import { routes } from '../kit/routes.ts'
import { ask, decide, listOpen, listOwn, withdraw } from './requests.ts'

/** Below `/api/requests`: asking is for everybody who may enter the agency, deciding for its administrators. */
export const requestsRouter = routes({
  'GET /': listOwn,
  'GET /open': listOpen,
  'POST /': ask,
  'POST /:id/decide': decide,
  'POST /:id/withdraw': withdraw,
})
