import type { Api } from '../kit/api.ts'
import { miniApps } from './migrations/001-mini-apps.ts'
import { trialKey } from './migrations/002-trial-key.ts'
import { miniAppsRouter } from './mini-apps-router.ts'
import { MINI_APP_REFUSALS } from './refusals.ts'

/** Mini-apps of others that an administrator lets into the installation. */
export const miniAppsApi: Api = {
  noun: 'mini-apps',
  path: '/mini-apps',
  apps: ['admin'],
  router: miniAppsRouter,
  migrations: { '001-mini-apps': miniApps, '002-trial-key': trialKey },
  refusals: MINI_APP_REFUSALS,
}
