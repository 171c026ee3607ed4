import type { Noun } from '../world/noun.ts'
import { news } from './migrations/001-news.ts'
import { rightsChanges } from './migrations/002-rights-changes.ts'

/** What people were last told of, for a browser that comes back, and whether a right has changed. */
export const liveTables: Noun = {
  noun: 'live',
  after: ['people', 'workspaces', 'permissions', 'access', 'markets'],
  migrations: { '001-news': news, '002-rights-changes': rightsChanges },
}
