import type { Api } from '../kit/api.ts'
import { brandWords } from './migrations/001-brand-words.ts'
import { storedWords } from './migrations/002-stored-words.ts'
import { searchRouter } from './search-router.ts'

/** One search over brands, people and documents. */
export const searchApi: Api = {
  noun: 'search',
  after: ['people', 'workspaces', 'contacts', 'documents'],
  path: '/search',
  apps: [],
  router: searchRouter,
  migrations: { '001-brand-words': brandWords, '002-stored-words': storedWords },
}
