import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Those of some changes and actions that were made already: a repeated call must not be judged by what stands there now. */
export async function madeBefore(
  sql: Transaction<Database>,
  documentId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const idsIn = (table: 'document_change' | 'document_idle_change') =>
    sql.selectFrom(table).select('id').where('document_id', '=', documentId).where('id', 'in', ids)
  const rows = await idsIn('document_change').unionAll(idsIn('document_idle_change')).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Remembers changes and actions that left no line in the history. */
export async function rememberIdle(
  sql: Transaction<Database>,
  documentId: string,
  ids: readonly string[],
): Promise<void> {
  const rows = ids.map((id) => ({ document_id: documentId, id }))
  if (rows.length) await sql.insertInto('document_idle_change').values(rows).execute()
}
