import { type Kysely, sql as raw } from 'kysely'
import type { Kind } from '../../../../miniapps/domain/workspaces/hierarchy.ts'
import type { LiveWork } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Database } from '../../../db/schema.ts'
import type { DocumentKind } from '../../kit/document-kind.ts'

/** What keeps a workspace from being put away: live ones below it, and documents of a brand that say of themselves that they are live. */
export async function liveWorkOf(
  sql: Kysely<Database>,
  kinds: readonly DocumentKind[],
  { id, type }: { id: string; type: string },
): Promise<readonly LiveWork[]> {
  return (type as Kind) === 'BRAND' ? liveDocuments(sql, kinds, id) : liveChildren(sql, id)
}

async function liveChildren(sql: Kysely<Database>, id: string): Promise<readonly LiveWork[]> {
  return sql
    .selectFrom('workspace')
    .select(['type as kind', 'id', 'name'])
    .where('parent_id', '=', id)
    .where('status', '!=', 'INACTIVE')
    .orderBy('name')
    .execute()
}

async function liveDocuments(
  sql: Kysely<Database>,
  kinds: readonly DocumentKind[],
  brandId: string,
): Promise<readonly LiveWork[]> {
  const live = kinds.flatMap(({ definition: { type, liveIn = [] } }) =>
    liveIn.map((status) => `${type} ${status}`),
  )
  if (live.length === 0) return []
  return sql
    .selectFrom('document')
    .select(['type as kind', 'id', 'title as name'])
    .where('place', '=', brandId)
    .where(raw<boolean>`type || ' ' || status = any(${live}::text[])`)
    .orderBy('title')
    .execute()
}
