import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import type { AuditLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import type { Database } from '../../../db/schema.ts'

export interface AuditRow extends Omit<AuditLine, 'at' | 'actor' | 'subject'> {
  at: Date
  actor_id: string | null
  actor_name: string | null
  subject_type: string
  subject_id: string
  subject_name: string
}

/** Entries of the audit log, which the condition calls `entry`, with the names that people have today. */
export async function auditEntries(
  sql: Kysely<Database>,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<AuditRow[]> {
  const { rows } = await raw<AuditRow>`
    select entry.id::text as id, at, actor_id,
      ${nameOf('actor')} as actor_name, action, subject_type, subject_id,
      coalesce(nullif(subject_name, ''), ${nameOf('about')}, '') as subject_name,
      agency_code as agency, entry.before, entry.after, reason, outcome, request_id as "requestId"
    from audit_entry as entry left join person as actor on actor.id = actor_id
      left join person as about on subject_type = 'person' and about.id = subject_id
    where ${where} order by ${order} limit ${limit}`.execute(sql)
  return rows
}

/** Somebody who was invited by address alone has no name. */
const nameOf = (who: 'actor' | 'about') =>
  raw<
    string | null
  >`coalesce(nullif(trim(${raw.ref(`${who}.firstname`)} || ' ' || ${raw.ref(`${who}.lastname`)}), ''), ${raw.ref(`${who}.email`)})`
