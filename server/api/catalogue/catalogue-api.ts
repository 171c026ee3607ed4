import type { Api } from '../kit/api.ts'
import { catalogueRouter } from './catalogue-router.ts'
import { catalogue } from './migrations/001-catalogue.ts'
import { addCatalogue } from './sample/add-catalogue.ts'

/** Which apps an agency shows how, and which of them people use. */
export const catalogueApi: Api = {
  noun: 'catalogue',
  after: ['people', 'workspaces'],
  path: '/catalogue',
  apps: [],
  router: catalogueRouter,
  migrations: { '001-catalogue': catalogue },
  addSample: addCatalogue,
}
