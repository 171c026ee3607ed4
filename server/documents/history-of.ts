import type { Kysely } from 'kysely'
import { MAX_LIST_LENGTH } from '../../miniapps/domain/document/limits.ts'
import type { PastChange } from '../../miniapps/domain/document/wire.ts'
import type { Page } from '../../shell/contract/page.ts'
import { BY_ID, pageOf, readCursor } from '../api/kit/page.ts'
import type { Database } from '../db/schema.ts'
import { namesOf } from './stored-document.ts'

/** Changes with author and time, newest first; pages of the release before name the change before which they ask. */
export async function historyOf(
  sql: Kysely<Database>,
  documentId: string,
  { after, before }: { after?: string; before?: string } = {},
): Promise<Page<PastChange>> {
  const [last = before] = readCursor(after, BY_ID) ?? []
  const changes = sql.selectFrom('document_change').where('document_id', '=', documentId)
  let lines = changes.selectAll()
  if (last !== undefined)
    lines = lines.where('position', '<', changes.select('position').where('id', '=', last))
  const rows = await lines
    .orderBy('position', 'desc')
    .limit(MAX_LIST_LENGTH + 1)
    .execute()
  const nameOf = await namesOf(
    sql,
    rows.map(({ by }) => by),
  )
  return pageOf(
    rows,
    MAX_LIST_LENGTH,
    ({ id }) => [id],
    ({ id, path, base, value, version, by, at }) => ({
      id,
      path,
      base,
      value,
      version,
      by: nameOf(by),
      at: at.toISOString(),
    }),
  )
}
