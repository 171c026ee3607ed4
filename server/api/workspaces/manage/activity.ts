import { PAGE_ROWS } from '../../../../miniapps/domain/workspaces/limits.ts'
import type { Activity, Page } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import { withNames } from '../../../audit/with-names.ts'
import type { ApiParts } from '../../kit/api-environment.ts'
import { namesOf } from '../../kit/names-of.ts'
import type { SeenWorkspace } from './workspace-access.ts'

/** What was done to a workspace, the newest first. */
export async function activityOf(
  { sql }: ApiParts,
  { line }: SeenWorkspace,
  cursor: string | undefined,
): Promise<Page<Activity>> {
  const rows = await sql
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor_id', 'action', 'before', 'after', 'reason'])
    .where('subject_type', '=', 'workspace')
    .where('subject_id', '=', line.id)
    .where('outcome', '=', 'done')
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor!))
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute()
  const shown = rows.slice(0, PAGE_ROWS)
  const read = await withNames(
    sql,
    shown.flatMap(({ before, after }) => [before, after]),
  )
  const names = await namesOf(sql, [...new Set(shown.map(({ actor_id }) => actor_id))])
  return {
    rows: shown.map(({ id, at, actor_id, action, before, after, reason }) => ({
      id,
      at: at.toISOString(),
      by: names.get(actor_id ?? '') ?? null,
      action,
      before: read(before) as Activity['before'],
      after: read(after) as Activity['after'],
      reason,
    })),
    ...(rows.length > PAGE_ROWS && { next: shown.at(-1)!.id }),
  }
}
