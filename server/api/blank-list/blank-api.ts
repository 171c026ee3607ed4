import type { Api } from '../kit/api.ts'
import { blankRouter } from '../blank/blank-router.ts'
import { things } from '../blank/migrations/001-things.ts'
import { addThings } from '../blank/sample/add-things.ts'

/** A table and no documents: `npm run new -- <key> --list` makes an API of it. */
export const blankApi: Api = {
  noun: 'blank',
  after: ['workspaces'],
  path: '/blank',
  apps: ['blank-list'],
  router: blankRouter,
  migrations: { '001-things': things },
  addSample: addThings,
}
