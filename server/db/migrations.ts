import type { Migration } from 'kysely/migration'
import { world } from './migrations/001-world.ts'
import { identityProvider } from './migrations/002-identity-provider.ts'
import { scorecards } from './migrations/003-scorecards.ts'
import { personIdentity } from './migrations/004-person-identity.ts'
import { documents } from './migrations/005-documents.ts'
import { migrationNote } from './migrations/006-migration-note.ts'

export interface ReleasedMigration extends Migration {
  /**
   * The oldest release that can still run once this is made, named by the last migration that it knows; null where all
   * processes must stop first. What only adds tables or columns that may be missing leaves all running.
   */
  beside: string | null
}

/** In the order of their names; a released one is never changed. */
export const MIGRATIONS: Record<string, ReleasedMigration> = {
  '001-world': { ...world, beside: null },
  '002-identity-provider': { ...identityProvider, beside: '001-world' },
  '003-scorecards': { ...scorecards, beside: '001-world' },
  '004-person-identity': { ...personIdentity, beside: '001-world' },
  '005-documents': { ...documents, beside: '001-world' },
  '006-migration-note': { ...migrationNote, beside: '001-world' },
}
