import type { Noun } from '../world/noun.ts'
import { entries } from './migrations/001-entries.ts'
import { peopleById } from './migrations/002-people-by-id.ts'
import { retention } from './migrations/003-retention.ts'

/** What was changed about the portal itself, by whom and why. */
export const auditTables: Noun = {
  noun: 'audit',
  migrations: { '001-entries': entries, '002-people-by-id': peopleById, '003-retention': retention },
  aging: [{ keptFor: 'audit', table: 'audit_entry', since: 'at' }],
}
