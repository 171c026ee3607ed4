import { routes } from '../kit/routes.ts'
import { changeLines, changeSettings, listMarkets, readMarket, takeChangeBack } from './markets.ts'

/** Below `/api/markets`: what an agency sets for its markets. */
export const marketsRouter = routes({
  'GET /': listMarkets,
  'POST /changes': changeSettings,
  'DELETE /changes/:id': takeChangeBack,
  'POST /lines': changeLines,
  'GET /:code': readMarket,
})
