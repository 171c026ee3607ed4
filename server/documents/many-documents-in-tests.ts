import { type Kysely, sql as raw } from 'kysely'
import type { Database } from '../db/schema.ts'

/** A person of the sample world by the first half of the address. */
export const personNamed = (sql: Kysely<Database>, who: string) =>
  sql
    .selectFrom('person')
    .select('id')
    .where('email', '=', `${who}@agency.example`)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)

/** Documents of one type spread over the first forty brands, a minute between them, every fourth closed, every fifth without a figure. */
export async function addManyDocuments(
  sql: Kysely<Database>,
  { type, by, count }: { type: string; by: string; count: number },
): Promise<void> {
  await raw`insert into document (id, type, place, status, version, fields, result, title, words, columns,
      created_at, created_by, updated_at, updated_by)
    select ${type} || '-many-' || n, ${type}, 'brand-' || lpad((1 + n % 40)::text, 4, '0'),
      case when n % 4 = 0 then 'closed' else 'open' end, 1, '{}', 'null', 'Title ' || md5(n::text), '',
      case when n % 5 = 0 then '{}'::jsonb else jsonb_build_object('fields', n % 7) end,
      timestamptz '2026-01-01' + n * interval '1 minute', ${by},
      timestamptz '2026-02-01' + (n * 7919 % ${count}) * interval '1 minute', ${by}
    from generate_series(1, ${count}) n`.execute(sql)
  await raw`analyze document`.execute(sql)
}
