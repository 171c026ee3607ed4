import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { currentRequest } from '../log/request-record.ts'

export interface AuditEntry {
  /** Who did it; left out: the portal itself, such as by its configuration. */
  actor?: string | undefined
  /** `noun.verb` in the past, such as `role.changed`, `person.invited`, `access.refused`. */
  action: `${string}.${string}`
  /** People are noted by id alone, see with-names.ts. */
  subject: { type: 'person'; id: string } | { type: string; id: string; name: string }
  /** Whose administrators may read it; left out: those of every agency. */
  agency?: string | null | undefined
  before?: unknown
  after?: unknown
  reason?: string | undefined
  outcome?: 'done' | 'refused'
  /** Left out: that of the request which is being answered. */
  requestId?: string | undefined
}

/** Entries per INSERT: PostgreSQL takes at most 65,535 parameters in a statement, and an entry uses eleven. */
const MOST_AT_ONCE = 2000

/** Notes a change in the transaction that makes it: neither is there without the other. */
export async function writeAudit(sql: Kysely<Database>, ...entries: readonly AuditEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += MOST_AT_ONCE)
    await sql
      .insertInto('audit_entry')
      .values(entries.slice(first, first + MOST_AT_ONCE).map(rowOf))
      .execute()
}

const rowOf = ({ actor, action, subject, agency, before, after, ...more }: AuditEntry) => ({
  actor_id: actor ?? null,
  action,
  subject_type: subject.type,
  subject_id: subject.id,
  subject_name: subject.type !== 'person' && 'name' in subject ? subject.name : '',
  agency_code: agency ?? null,
  before: before === undefined ? null : JSON.stringify(before),
  after: after === undefined ? null : JSON.stringify(after),
  reason: more.reason ?? null,
  outcome: more.outcome ?? 'done',
  request_id: more.requestId ?? currentRequest()?.id ?? null,
})
