import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'
import { SCORECARDS } from './all-scorecards.ts'

/** A version that is there already stays as it is: runs were made with it. */
export const publishScorecards: Noun['publish'] = async (sql) => {
  const published = await sql.selectFrom('scorecard').select(['id', 'version']).execute()
  const known = new Set(published.map(({ id, version }) => `${id}@${version}`))
  const published_at = new Date().toISOString()
  const missing = SCORECARDS.map((scorecard, position) => ({
    weight: 1,
    ...scorecard,
    position,
    published_at,
  })).filter(({ id, version }) => !known.has(`${id}@${version}`))
  await insertRows(sql, 'scorecard', missing)
}
