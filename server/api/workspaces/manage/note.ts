import type { Kysely } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import { tellThoseInside } from './tell-those-inside.ts'

export interface NotedChange {
  actor: string
  agency: string
  workspace: { id: string; type: string; name: string }
  /** In the past: `created`, `changed`, `archived`. */
  verb: string
  before?: unknown
  after?: unknown
  reason?: string | undefined
  /** Whom it concerns beside those who work there now, such as who was taken out. */
  others?: readonly string[]
}

/** Writes a change of a workspace to the audit log, as `brand.archived`, where its activity is read; whom it concerns hears of it. */
export async function note(
  sql: Kysely<Database>,
  { actor, agency, workspace, verb, before, after, reason, others }: NotedChange,
): Promise<void> {
  await writeAudit(sql, {
    actor,
    action: `${workspace.type.toLowerCase().replaceAll('_', '-')}.${verb}`,
    subject: { type: 'workspace', id: workspace.id, name: workspace.name },
    agency,
    before,
    after,
    reason,
  })
  await tellThoseInside(sql, workspace.id, others)
}
