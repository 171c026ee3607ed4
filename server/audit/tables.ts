import type { ColumnType, Generated } from 'kysely'
import type { Json, Timestamp } from '../db/column-types.ts'

declare module '../db/schema.ts' {
  interface Database {
    audit_entry: AuditEntryTable
  }
}

/** Who changed what about the portal itself, or was kept from it. Rows are only ever added: a trigger sees to it. */
export interface AuditEntryTable {
  id: Generated<string>
  at: ColumnType<Date, Timestamp | undefined, never>
  /** Null: the portal itself, such as by its configuration. */
  actor_id: string | null
  /** `noun.verb`, such as `role.changed`. */
  action: string
  subject_type: string
  subject_id: string
  /** As it was called then; '' for a person, whose name is joined by the id. */
  subject_name: string
  /** Whose administrators may read it; null: those of every agency. */
  agency_code: string | null
  before: Json<unknown> | null
  after: Json<unknown> | null
  reason: string | null
  outcome: 'done' | 'refused'
  request_id: string | null
}
