import { sql as raw, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'

export type StoredEntry = Selectable<Database['mini_app_entry']>

/** Tells every process that stored entries have changed. */
export const MINI_APPS_CHANNEL = 'mini_apps'

export const storedEntries = (sql: Kysely<Database>): Promise<StoredEntry[]> =>
  sql.selectFrom('mini_app_entry').selectAll().orderBy('key').execute()

/** In a transaction, once it is committed. */
export async function tellOfEntries(sql: Kysely<Database>): Promise<void> {
  await raw`select pg_notify(${MINI_APPS_CHANNEL}, '')`.execute(sql)
}
