import type { Api } from '../kit/api.ts'
import { blankRouter } from './blank-router.ts'
import { things } from './migrations/001-things.ts'
import { addThings } from './sample/add-things.ts'

/** What `npm run new -- <key> --api` makes an API of: things that belong to a person. */
export const blankApi: Api = {
  noun: 'blank',
  after: ['people'],
  path: '/blank',
  apps: ['blank'],
  router: blankRouter,
  migrations: { '001-things': things },
  addSample: addThings,
}
