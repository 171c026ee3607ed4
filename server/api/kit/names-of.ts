import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** What people are called, by id. */
export async function namesOf(
  sql: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await sql
    .selectFrom('person')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]))
}
