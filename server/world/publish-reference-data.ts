import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { COUNTRIES } from './countries.ts'
import { insertRows } from './insert-rows.ts'
import { SCORECARDS } from '../api/scorecards/reference/all-scorecards.ts'

/** What every installation needs, the sample world or not. What is there already stays as it is: a scorecard's runs were made with it. */
export async function publishReferenceData(sql: Kysely<Database>): Promise<void> {
  const countries = new Set(
    (await sql.selectFrom('country').select('code').execute()).map(({ code }) => code),
  )
  await insertRows(
    sql,
    'country',
    COUNTRIES.filter(({ code }) => !countries.has(code)),
  )
  const published = await sql.selectFrom('scorecard').select(['id', 'version']).execute()
  const known = new Set(published.map(({ id, version }) => `${id}@${version}`))
  await insertRows(
    sql,
    'scorecard',
    SCORECARDS.map((scorecard, position) => ({ ...scorecard, position })).filter(
      ({ id, version }) => !known.has(`${id}@${version}`),
    ),
  )
}
