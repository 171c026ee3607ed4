import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { type Kysely, sql as raw } from 'kysely'
import { NOUNS } from './apis.ts'
import { DatabaseUnavailable } from './db/database-unavailable.ts'
import type { Db } from './db/db.ts'
import { inOrder } from './db/in-order.ts'
import { migrate } from './db/migrate.ts'
import { onEachEmptyDatabase } from './db/on-each-database-in-tests.ts'
import type { Database } from './db/schema.ts'
import { seed } from './world/seed.ts'

const BEFORE_NOUNS = readFileSync(join(import.meta.dirname, 'db/before-nouns-in-tests.sql'), 'utf8')

/** Of earlier releases; they may find their log again, nothing reads it here. */
const EARLIER = ['kysely_migration', 'kysely_migration_lock', 'migration_note']

async function tablesOf(sql: Kysely<Database>): Promise<string[]> {
  const { rows } = await raw<{ name: string }>`
    select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(sql)
  return rows.map(({ name }) => name).filter((name) => !EARLIER.includes(name))
}

/** Every column, index and constraint, one line each. */
async function shapeOf(sql: Kysely<Database>): Promise<string[]> {
  const { rows } = await raw<{ line: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', tablename, indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace`.execute(sql)
  return rows
    .map(({ line }) => line)
    .filter((line) => !EARLIER.includes(line.split(' ')[0]!))
    .toSorted()
}

async function rowsOf(db: Db): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of await tablesOf(db.sql)) {
    const { rows } = await raw<object>`select * from ${raw.table(table)} t order by t::text`.execute(db.sql)
    found[table] = rows
  }
  return found
}

/** A row with the columns alone that an earlier one of its table had. */
const withoutNew = (row: unknown, earlier: unknown) =>
  Object.fromEntries(Object.entries(row as object).filter(([name]) => name in ((earlier ?? row) as object)))

it('puts nouns behind those that they need, and names what cannot be', () => {
  const noun = (name: string, ...after: string[]) => ({ noun: name, after })
  const ordered = inOrder([noun('c', 'b'), noun('a'), noun('b', 'a')])
  assert.deepEqual(
    ordered.map((each) => each.noun),
    ['a', 'b', 'c'],
  )
  assert.throws(() => inOrder([noun('a', 'b'), noun('b', 'a')]), /a -> b -> a/)
  assert.throws(() => inOrder([noun('a', 'x')]), /after x, which does not exist/)
})

onEachEmptyDatabase((database) => {
  it('makes the tables of each noun with those alone that it names in `after`', async () => {
    const { sql } = database()
    const owner = new Map<string, string>()
    const made: (typeof NOUNS)[number][] = []
    for (const noun of inOrder(NOUNS)) {
      await migrate(sql, [...made, noun])
      made.push(noun)
      for (const table of await tablesOf(sql)) if (!owner.has(table)) owner.set(table, noun.noun)
    }
    const { rows } = await raw<{ from: string; to: string }>`
      select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`.execute(
      sql,
    )
    assert.ok(rows.length > 10)
    for (const { from, to } of rows) {
      const noun = NOUNS.find(({ noun: name }) => name === owner.get(from))!
      assert.ok([noun.noun, ...(noun.after ?? [])].includes(owner.get(to)!), `${noun.noun}: ${from} -> ${to}`)
    }
  })
})

onEachEmptyDatabase((database) => {
  it('refuses a database that a later version has changed', async () => {
    const { sql } = database()
    await migrate(sql, NOUNS)
    await sql
      .insertInto('migration')
      .values({ noun: 'people', name: '999-later', made_at: new Date(), release: '9.0.0+abc' })
      .execute()
    await assert.rejects(migrate(sql, NOUNS), (error) => {
      assert.ok(error instanceof DatabaseUnavailable)
      assert.match(
        error.message,
        /later version of the portal, 9\.0\.0\+abc \(people\/999-later\), and this is \d/,
      )
      return true
    })
  })
})

const fresh: string[][] = []

onEachEmptyDatabase((database) => {
  it('has one shape for a new database', async () => {
    await migrate(database().sql, NOUNS)
    fresh.push(await shapeOf(database().sql))
  })
})

onEachEmptyDatabase((database) => {
  it('takes over a database of releases before the nouns, with every row', async () => {
    const db = database()
    await db.run(BEFORE_NOUNS)
    const before = await rowsOf(db)
    await migrate(db.sql, NOUNS)
    assert.deepEqual(await shapeOf(db.sql), fresh.shift())
    const {
      migration,
      seed_marker,
      document,
      document_change,
      contact,
      account_above,
      people_set,
      ...after
    } = await rowsOf(db)
    // Audits became documents: their own migration says how.
    const { seed_marker: _one, scorecard_run, scorecard_answer, ...kept } = before
    const { document: documents, document_change: changes, ...others } = kept
    // Tables that are new since begin empty, columns that are new change nothing in the others.
    const filled = Object.entries(after).filter(([name, rows]) => name in before || rows.length)
    const known = filled.map(([name, rows]) => [name, rows.map((row) => withoutNew(row, others[name]?.[0]))])
    assert.deepEqual(Object.fromEntries(known), others)
    assert.equal(contact!.length, before['person']!.length) // everybody can be found from the first day
    assert.equal(document!.length, documents!.length + scorecard_run!.length)
    assert.ok(account_above!.length > after.account!.length) // the same tree, laid flat
    assert.ok(people_set!.length > 0) // who belongs to which agency, as bits
    assert.ok(document_change!.length > changes!.length + scorecard_answer!.length)
    assert.deepEqual((seed_marker as { name: string }[]).map(({ name }) => name).toSorted(), [
      'people',
      'permissions',
      'scorecards',
      'workspaces',
    ])
    assert.equal(migration!.length, NOUNS.flatMap(({ migrations }) => Object.keys(migrations)).length)
    await migrate(db.sql, NOUNS)
  })

  it('keeps those releases out of it', async () => {
    const { rows } = await raw<{ name: string }>`
      select name from kysely_migration where name > '006-migration-note'
        and name not in (select name from migration_note where beside is not null)`.execute(database().sql)
    assert.deepEqual(rows, [{ name: '007-nouns' }])
  })

  it('gives it the samples of a noun that is new, once', async () => {
    let times = 0
    // What is new beside it is not looked at: these few people are not those whom samples name.
    const others = NOUNS.map((noun) => ({ ...noun, addSample: async () => {} }))
    const nouns = [...others, { noun: 'stars', migrations: {}, addSample: async () => void times++ }]
    assert.equal(await seed(database(), nouns, { sampleWorld: false }), true)
    assert.equal(times, 0)
    assert.equal(await seed(database(), nouns), true)
    assert.equal(await seed(database(), nouns), true)
    assert.equal(times, 1)
    assert.equal((await database().sql.selectFrom('person').selectAll().execute()).length, 2)
  })
})
