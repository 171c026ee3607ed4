import type { Noun } from '../../world/noun.ts'
import { access } from './migrations/001-access.ts'
import { reviews } from './migrations/002-reviews.ts'

/** Who belongs to which group, and who may do what by a role. */
export const accessTables: Noun = {
  noun: 'access',
  after: ['people', 'workspaces', 'permissions'],
  migrations: { '001-access': access, '002-reviews': reviews },
}
