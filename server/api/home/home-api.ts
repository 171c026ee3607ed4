import type { Api } from '../kit/api.ts'
import { homeRouter } from './home-router.ts'
import { layouts } from './migrations/001-layouts.ts'
import { defaults } from './migrations/002-defaults.ts'
import { favouriteBrands } from './migrations/003-favourite-brands.ts'

/**
 * How people arranged their You page, and how it begins in an agency. A row and no document: it is read whole before the page is drawn and written whole,
 * by one person, with nothing to comment on or to look up in a history, and the page need not load the documents' client.
 */
export const homeApi: Api = {
  noun: 'home',
  after: ['people', 'workspaces'],
  path: '/home',
  apps: ['you-page'],
  router: homeRouter,
  migrations: { '001-layouts': layouts, '002-defaults': defaults, '003-favourite-brands': favouriteBrands },
}
