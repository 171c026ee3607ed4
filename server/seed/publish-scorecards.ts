import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { insertRows } from './insert-rows.ts'
import { SCORECARDS } from './scorecards/all-scorecards.ts'

/** A version that is published already stays as it is: runs were made with it. */
export async function publishScorecards(sql: Kysely<Database>): Promise<void> {
  const published = await sql.selectFrom('scorecard').select(['id', 'version']).execute()
  const known = new Set(published.map(({ id, version }) => `${id}@${version}`))
  const fresh = SCORECARDS.map((scorecard, position) => ({ ...scorecard, position })).filter(({ id, version }) => !known.has(`${id}@${version}`))
  if (fresh.length > 0) await insertRows(sql, 'scorecard', fresh)
}
