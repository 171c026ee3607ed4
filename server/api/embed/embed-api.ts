import type { Api } from '../kit/api.ts'
import { embedRouter } from './embed-router.ts'
import { embedSignOut } from './migrations/001-embed-sign-out.ts'
import { EMBED_REFUSALS } from './refusals.ts'

/** Elements and apps in pages of other origins. */
export const embedApi: Api = {
  noun: 'embed',
  after: ['people', 'workspaces'],
  path: '/embed',
  apps: [],
  router: embedRouter,
  refusals: EMBED_REFUSALS,
  migrations: { '001-embed-sign-out': embedSignOut },
}
