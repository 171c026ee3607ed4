import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { DocumentLine } from './stored-document.ts'

/** Makes others who change the document wait for the end of the transaction, for a while. */
export function lockDocument(sql: Transaction<Database>, id: string): Promise<DocumentLine> {
  return sql.selectFrom('document').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Later than the change before, even within one millisecond or after the clock was set back. */
export function nextTime(document: Pick<DocumentLine, 'updated_at'>): Date {
  return new Date(Math.max(Date.now(), document.updated_at.getTime() + 1))
}
