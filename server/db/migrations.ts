import type { Migration } from 'kysely/migration'
import { world } from './migrations/001-world.ts'
import { identityProvider } from './migrations/002-identity-provider.ts'
import { scorecards } from './migrations/003-scorecards.ts'
import { personIdentity } from './migrations/004-person-identity.ts'
import { documents } from './migrations/005-documents.ts'

/** In the order of their names; a released one is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-world': world,
  '002-identity-provider': identityProvider,
  '003-scorecards': scorecards,
  '004-person-identity': personIdentity,
  '005-documents': documents,
}
