import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Any number of rows in one statement with one parameter; a missing column is null. */
export async function insertRows(
  db: Kysely<Database>,
  table: keyof Database,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return
  const name = sql.table(table)
  await db
    .insertInto(table)
    .expression(sql`select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`)
    .execute()
}
