import type { Kysely } from 'kysely'
import { MAX_LIST_LENGTH } from '../../miniapps/domain/document/limits.ts'
import type { PastChange } from '../../miniapps/domain/document/wire.ts'
import type { Database } from '../db/schema.ts'
import { namesOf } from './stored-document.ts'

/** Who changed what and when, newest first; `before` is the id of the change with which the page before ended. */
export async function historyOf(
  sql: Kysely<Database>,
  documentId: string,
  before?: string,
): Promise<PastChange[]> {
  const changes = sql.selectFrom('document_change').where('document_id', '=', documentId)
  let lines = changes.selectAll()
  if (before !== undefined)
    lines = lines.where('position', '<', changes.select('position').where('id', '=', before))
  const rows = await lines.orderBy('position', 'desc').limit(MAX_LIST_LENGTH).execute()
  const nameOf = await namesOf(
    sql,
    rows.map(({ by }) => by),
  )
  return rows.map(({ id, path, base, value, version, by, at }) => ({
    id,
    path,
    base,
    value,
    version,
    by: nameOf(by),
    at: at.toISOString(),
  }))
}
