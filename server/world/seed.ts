import { type Kysely, sql as raw } from 'kysely'
import type { Db } from '../db/db.ts'
import { inOrder } from '../db/in-order.ts'
import type { Database } from '../db/schema.ts'
import type { Noun } from './noun.ts'
import { sampleWorld } from './sample-world.ts'

const SEED_LOCK = 20260
const LEFT_OUT = 'The sample world is left out: this database has agencies or people of its own.'

export interface SeedOptions {
  /** Fill an empty database with the sample world, and one that has it with samples that are new. */
  sampleWorld: boolean
}

/** Brings reference data and sample data up to date; answers whether the sample world is there. */
export async function seed(
  db: Db,
  nouns: readonly Noun[],
  options: SeedOptions = { sampleWorld: true },
): Promise<boolean> {
  const ordered = inOrder(nouns)
  const outcome = await db.sql.transaction().execute(async (sql) => {
    // Of two processes that start together, the second waits here and finds everything done.
    await raw`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(sql)
    for (const noun of ordered) await noun.publish?.(sql)
    const received = new Set(
      (await sql.selectFrom('seed_marker').select('name').execute()).map(({ name }) => name),
    )
    const hasWorld = received.size > 0
    if (!options.sampleWorld) return { hasWorld }
    if (!hasWorld && (await isInUse(sql))) return { hasWorld, isInUse: true }
    const isNew = await addSamples(
      sql,
      ordered.filter(({ noun }) => !received.has(noun)),
    )
    return { hasWorld: true, isNew }
  })
  if (outcome.isInUse) console.warn(LEFT_OUT)
  // The embedded database has nobody who would gather statistics later, and plans badly without.
  if (outcome.isNew) await gatherStatistics(db.sql)
  return outcome.hasWorld
}

/** Table by table: all at once would keep a process with the embedded database from anything else for seconds. */
async function gatherStatistics(sql: Kysely<Database>): Promise<void> {
  const { rows } = await raw<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(sql)
  for (const { name } of rows) await raw`analyze ${raw.table(name)}`.execute(sql)
}

const isInUse = async (sql: Kysely<Database>): Promise<boolean> =>
  (await raw<object>`select 1 from agency union all select 1 from person limit 1`.execute(sql)).rows.length >
  0

/** Answers whether there was any to add. */
async function addSamples(sql: Kysely<Database>, nouns: readonly Noun[]): Promise<boolean> {
  const some = nouns.filter(({ addSample }) => addSample)
  if (some.length === 0) return false
  const world = sampleWorld()
  for (const noun of some) {
    await noun.addSample?.(sql, world)
    await sql.insertInto('seed_marker').values({ name: noun.noun, seeded_at: new Date() }).execute()
  }
  return true
}
