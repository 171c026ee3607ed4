import { type Kysely, sql as raw } from 'kysely'
import { RELEASE } from '../log/release.ts'
import { adoptEarlierLog } from './adopt-earlier-log.ts'
import { DatabaseUnavailable, errorCode, setUpProblem } from './database-unavailable.ts'
import { inOrder } from './in-order.ts'
import type { Database } from './schema.ts'

/** Says what to make in plain SQL: what it finds are the tables of its day, not those of today. */
export type Migration = (db: Kysely<unknown>) => Promise<void>

/** A part of the server with tables of its own. */
export interface NounWithTables {
  noun: string
  /** Nouns whose tables its foreign keys point to. */
  after?: readonly string[]
  /** By numbered name, in order; a released one is never changed. */
  migrations: Readonly<Record<string, Migration>>
}

const NO_RIGHT = '42501'
const MIGRATION_LOCK = 20261

/**
 * Makes the tables what this release needs, all or nothing. Where nothing is missing no right to change them is needed.
 * @throws DatabaseUnavailable
 */
export async function migrate(sql: Kysely<Database>, nouns: readonly NounWithTables[]): Promise<void> {
  let steps: Step[] = []
  try {
    steps = await missing(sql, nouns)
    if (steps.length > 0) await make(sql, nouns)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    throw errorCode(error) === NO_RIGHT ? mayNotMake(steps, error) : setUpProblem(error)
  }
}

const mayNotMake = (steps: readonly Step[], cause: unknown) =>
  new DatabaseUnavailable(
    `The database lacks ${steps.map(nameOf).join(', ')}, and its user may not make that: run "npm run migrate" with a user in DATABASE_URL who may (grant usage, create on schema public), then start again.`,
    { cause },
  )

interface Step {
  noun: string
  name: string
  run: Migration
}

/** What is not made yet, in the order in which it can be. */
async function missing(sql: Kysely<Database>, nouns: readonly NounWithTables[]): Promise<Step[]> {
  const made = await madeSteps(sql)
  const steps = inOrder(nouns).flatMap(({ noun, migrations }) =>
    Object.entries(migrations).map(([name, run]) => ({ noun, name, run })),
  )
  const unknown = [...made.keys()].filter((step) => !steps.some((known) => nameOf(known) === step))
  if (unknown.length > 0) throw madeLater(unknown, made)
  return steps.filter((step) => !made.has(nameOf(step)))
}

function madeLater(steps: readonly string[], made: ReadonlyMap<string, string | null>): DatabaseUnavailable {
  const releases = [...new Set(steps.flatMap((step) => made.get(step) ?? []))].join(' and ')
  return new DatabaseUnavailable(
    `The database was last used by a later version of the portal${releases && `, ${releases}`} (${steps.join(', ')}), and this is ${RELEASE}: start that version, or use another DATA_DIR or DATABASE_URL.`,
  )
}

/** Each with the release that made it; earlier ones did not write that down. */
async function madeSteps(sql: Kysely<Database>): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await raw<{ has: boolean }>`select to_regclass('migration') is not null as has`.execute(
    sql,
  )
  if (!rows[0]?.has) return new Map()
  const made = await raw<Pick<Step, 'noun' | 'name'> & { release: string | null }>`
    select noun, name, to_jsonb(migration) ->> 'release' as release from migration`.execute(sql)
  return new Map(made.rows.map((step) => [nameOf(step), step.release]))
}

const nameOf = ({ noun, name }: Pick<Step, 'noun' | 'name'>) => `${noun}/${name}`

async function make(sql: Kysely<Database>, nouns: readonly NounWithTables[]): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    // Of two processes that start together, the second waits here and finds everything made.
    await raw`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
    await raw`create table if not exists migration (
      noun text not null, name text not null, made_at timestamptz not null, primary key (noun, name))`.execute(
      transaction,
    )
    await raw`alter table migration add column if not exists release text`.execute(transaction)
    await adoptEarlierLog(transaction)
    for (const { noun, name, run } of await missing(transaction, nouns)) {
      await run(transaction as unknown as Kysely<unknown>)
      await transaction
        .insertInto('migration')
        .values({ noun, name, made_at: new Date(), release: RELEASE })
        .execute()
    }
  })
}
