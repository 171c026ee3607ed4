import { sql as raw, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * The tables as a release relies on them, one line a column: its type, `null` where it may be empty, `optional` where an
 * INSERT may leave it out; then one line for each constraint.
 */
export async function shapeOf(sql: Kysely<Database>): Promise<string[]> {
  const { rows } = await raw<{ line: string }>`
    select concat_ws(' ', table_name || '.' || column_name, replace(data_type, ' ', '-'),
        case when is_nullable = 'YES' then 'null' end,
        case when is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS'
          then 'optional' end) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', 'rule', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select concat_ws(' ', 'rule', tablename, regexp_replace(indexdef, 'INDEX \w+ ', '')) from pg_indexes
      where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`.execute(sql)
  return rows.map(({ line }) => line).toSorted()
}
