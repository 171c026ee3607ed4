import { type Kysely, sql as raw } from 'kysely'
import type { Database } from './schema.ts'

/** Releases before the nouns had one log for all tables. What each of its entries made, by the names of today. */
const FORMERLY: Readonly<Record<string, readonly string[]>> = {
  '001-world': [
    'world/001-seed-marker',
    'people/001-people',
    'workspaces/001-workspaces',
    'permissions/001-accounts',
  ],
  '002-identity-provider': ['identity-provider/001-records'],
  '003-scorecards': ['scorecards/001-scorecards'],
  '004-person-identity': ['people/002-identity'],
  '005-documents': ['documents/001-documents'],
}
/** Makes those releases refuse this database, in which they would miss what has moved. */
const BARRIER = '007-nouns'

/** Takes over what an earlier release has noted, so that nothing is made twice. */
export async function adoptEarlierLog(sql: Kysely<Database>): Promise<void> {
  const { rows } = await raw<{
    has: boolean
  }>`select to_regclass('kysely_migration') is not null as has`.execute(sql)
  if (!rows[0]?.has) return
  const log = await raw<{
    name: string
    timestamp: string
  }>`select name, timestamp from kysely_migration`.execute(sql)
  const made = log.rows.flatMap((row) =>
    (FORMERLY[row.name] ?? []).map((step) => {
      const [noun = '', name = ''] = step.split('/')
      return { noun, name, made_at: row.timestamp }
    }),
  )
  if (made.length > 0)
    await sql
      .insertInto('migration')
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await raw`insert into kysely_migration (name, timestamp) values (${BARRIER}, ${new Date().toISOString()}) on conflict do nothing`.execute(
    sql,
  )
}
