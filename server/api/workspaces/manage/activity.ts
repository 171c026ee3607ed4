import { PAGE_ROWS } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { ActivityLine } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import { withNames } from '../../../audit/with-names.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { namesOf } from '../../kit/names-of.ts'
import { BY_NUMBER, pageOf, readCursor } from '../../kit/page.ts'
import type { SeenWorkspace } from './workspace-access.ts'

/** What was done to a workspace, the newest first. */
export async function activityOf(
  { sql }: ApiParts,
  { line }: SeenWorkspace,
  after: string | undefined,
): Promise<Page<ActivityLine>> {
  const [before] = readCursor(after, BY_NUMBER) ?? []
  const rows = await sql
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor_id', 'action', 'before', 'after', 'reason'])
    .where('subject_type', '=', 'workspace')
    .where('subject_id', '=', line.id)
    .where('outcome', '=', 'done')
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute()
  const read = await withNames(
    sql,
    rows.flatMap(({ before, after }) => [before, after]),
  )
  const names = await namesOf(sql, [...new Set(rows.map(({ actor_id }) => actor_id))])
  return pageOf(
    rows,
    PAGE_ROWS,
    ({ id }) => [id],
    (row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: names.get(row.actor_id ?? '') ?? null,
      action: row.action,
      before: read(row.before) as ActivityLine['before'],
      after: read(row.after) as ActivityLine['after'],
      reason: row.reason,
    }),
  )
}
