import { sql as raw, type Kysely } from 'kysely'
import type { Present } from '../../miniapps/domain/document/wire.ts'
import type { Database } from '../db/schema.ts'

export const DOCUMENT_CHANNEL = 'document_news'

/** What all processes of one database tell each other. */
export type DocumentNews =
  | { kind: 'changed'; document: string; version: number }
  | { kind: 'commented'; document: string }
  /** Told again every STREAM_HEARTBEAT_MS while the page is open. */
  | { kind: 'here'; document: string; person: Present }
  | { kind: 'gone'; document: string; page: string; by: string }

/** Inside a transaction: others hear of it once that is committed. */
export async function tellOfDocument(sql: Kysely<Database>, news: DocumentNews): Promise<void> {
  await raw`select pg_notify(${DOCUMENT_CHANNEL}, ${JSON.stringify(news)})`.execute(sql)
}
