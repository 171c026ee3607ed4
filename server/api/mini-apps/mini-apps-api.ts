import type { Api } from '../kit/api.ts'
import { miniApps } from './migrations/001-mini-apps.ts'
import { miniAppsRouter } from './mini-apps-router.ts'
import { MINI_APP_REFUSALS } from './refusals.ts'

/** Mini-apps of others that an administrator lets into the installation. */
export const miniAppsApi: Api = {
  noun: 'mini-apps',
  path: '/mini-apps',
  apps: ['admin'],
  router: miniAppsRouter,
  migrations: { '001-mini-apps': miniApps },
  refusals: MINI_APP_REFUSALS,
}
