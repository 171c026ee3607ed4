import { type Kysely, sql as raw } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseUnavailable, errorCode, setUpProblem } from './database-unavailable.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Database } from './schema.ts'

const NO_RIGHT = '42501'

/**
 * Makes the tables what this release needs. Where nothing is missing no right to change them is needed; a later release may
 * have gone ahead, if it has noted that this one can run beside it.
 * @throws DatabaseUnavailable
 */
export async function migrate(sql: Kysely<Database>): Promise<void> {
  const known = Object.keys(MIGRATIONS)
  const made = await madeMigrations(sql).catch((error: unknown) => {
    throw setUpProblem(error)
  })
  const later = made.filter((name) => !known.includes(name))
  if (later.length > 0) return refuseUnlessBeside(sql, later, known.at(-1)!)
  const missing = known.filter((name) => !made.includes(name))
  if (missing.length > 0) await make(sql, missing)
}

async function madeMigrations(sql: Kysely<Database>): Promise<string[]> {
  const {
    rows: [found],
  } = await raw<{ has: boolean }>`select to_regclass('kysely_migration') is not null as has`.execute(sql)
  if (!found?.has) return []
  return (await raw<{ name: string }>`select name from kysely_migration`.execute(sql)).rows.map(
    ({ name }) => name,
  )
}

async function make(sql: Kysely<Database>, missing: readonly string[]): Promise<void> {
  const { error } = await new Migrator({
    db: sql,
    provider: { getMigrations: async () => MIGRATIONS },
  }).migrateToLatest()
  if (errorCode(error) === NO_RIGHT) {
    throw new DatabaseUnavailable(
      `The database lacks ${missing.join(', ')}, and its user may not make that: run "npm run migrate" with a user in DATABASE_URL who may (grant usage, create on schema public), then start again.`,
      { cause: error },
    )
  }
  if (error) throw setUpProblem(error)
  const notes = Object.entries(MIGRATIONS).map(([name, { beside }]) => ({ name, beside }))
  await sql
    .insertInto('migration_note')
    .values(notes)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function refuseUnlessBeside(
  sql: Kysely<Database>,
  later: readonly string[],
  mine: string,
): Promise<void> {
  const notes = await sql
    .selectFrom('migration_note')
    .select(['name', 'beside'])
    .where('name', 'in', later)
    .execute()
  const runs = new Set(
    notes.filter(({ beside }) => beside !== null && beside <= mine).map(({ name }) => name),
  )
  const against = later.filter((name) => !runs.has(name))
  if (against.length === 0) return
  throw new DatabaseUnavailable(
    `The database was last used by a later version of the portal (${against.join(', ')}), beside which this one cannot run: start that version, or use another DATA_DIR or DATABASE_URL.`,
  )
}
