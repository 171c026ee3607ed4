import { BLANK } from '../../../miniapps/domain/blank/blank.ts'
import type { Api } from '../kit/api.ts'
import { documentKind } from '../kit/document-kind.ts'
import { blankRouter } from './blank-router.ts'
import { things } from './migrations/001-things.ts'
import { addThings } from './sample/add-things.ts'

/** Documents, and a table of things that is no document: `npm run new -- <key> --api` makes an API of it. */
export const blankApi: Api = {
  noun: 'blank',
  after: ['workspaces', 'documents'],
  path: '/blank',
  apps: ['blank'],
  router: blankRouter,
  documents: [documentKind({ definition: BLANK, facts: () => Promise.resolve(null) })],
  migrations: { '001-things': things },
  addSample: addThings,
}
