import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** So many in one statement: the embedded database keeps the whole process busy with each. */
export const ROWS_AT_ONCE = 1000

/** Any number of rows, each thousand in one statement with one parameter; a missing column is null. */
export async function insertRows(
  db: Kysely<Database>,
  table: keyof Database,
  rows: readonly object[],
): Promise<void> {
  const name = sql.table(table)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    await db
      .insertInto(table)
      .expression(sql`select * from jsonb_populate_recordset(null::${name}, ${some}::jsonb)`)
      .execute()
  }
}
