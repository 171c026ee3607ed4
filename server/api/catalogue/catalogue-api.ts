import type { Api } from '../kit/api.ts'
import { catalogueRouter } from './catalogue-router.ts'
import { catalogue } from './migrations/001-catalogue.ts'
import { announcementMarket } from './migrations/002-announcement-market.ts'
import { addCatalogue } from './sample/add-catalogue.ts'

/** Which apps an agency shows how, and which of them people use. */
export const catalogueApi: Api = {
  noun: 'catalogue',
  after: ['people', 'workspaces', 'markets', 'notifications'],
  path: '/catalogue',
  apps: [],
  router: catalogueRouter,
  migrations: { '001-catalogue': catalogue, '002-announcement-market': announcementMarket },
  addSample: addCatalogue,
}
