import type { Api } from '../kit/api.ts'
import { marketsRouter } from './markets-router.ts'
import { markets } from './migrations/001-markets.ts'
import { addMarkets } from './sample/add-markets.ts'
import { MARKET_REFUSALS } from './refusals.ts'

/** What agencies set for their markets. */
export const marketsApi: Api = {
  noun: 'markets',
  after: ['workspaces'],
  path: '/markets',
  apps: ['market-admin'],
  router: marketsRouter,
  refusals: MARKET_REFUSALS,
  migrations: { '001-markets': markets },
  addSample: addMarkets,
}
