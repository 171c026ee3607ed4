import { after, before, describe } from 'node:test'
import type { Db } from './db.ts'
import { openPostgresql, type PostgresqlOptions } from './open-postgresql.ts'
import { openPortalDb } from '../open-portal-db.ts'
import {
  type DatabaseInTests,
  emptyDatabase,
  noPostgresql,
  worldDatabase,
} from './postgresql-worlds-in-tests.ts'
import { openEmptyDatabase, openSampleWorld } from './sample-world-in-tests.ts'

type Suite = (database: () => Db) => void

/** Runs the tests on the embedded database, and again on a real PostgreSQL server where one is installed. */
export function onEachDatabase(suite: Suite): void {
  describe('on the embedded database', () => withDatabase(openSampleWorld, suite))
  onPostgresql(suite)
}

/**
 * On a PostgreSQL server where one is installed, else on the embedded database, which takes seven times as long: for what
 * both answer alike. One connection, so that a call that asks for a second one inside its transaction fails here too.
 */
export function onOneDatabase(suite: Suite): void {
  if (noPostgresql) describe('on the embedded database', () => withDatabase(openSampleWorld, suite))
  else onPostgresql(suite, { connections: 1 })
}

/** On the server alone: for what several connections do to each other, where the embedded database has one. */
export function onPostgresql(suite: Suite, options: PostgresqlOptions = {}): void {
  const open = (databaseUrl: string) => openWorld({ ...options, databaseUrl })
  describe('on a PostgreSQL server', { skip: noPostgresql }, () =>
    withDatabase(async () => onServer(await worldDatabase(), open), suite),
  )
}

/** On databases in which there is nothing yet, not even tables. */
export function onEachEmptyDatabase(suite: Suite): void {
  describe('on the embedded database', () => withDatabase(openEmptyDatabase, suite))
  describe('on a PostgreSQL server', { skip: noPostgresql }, () =>
    withDatabase(async () => onServer(await emptyDatabase(), openPostgresql), suite),
  )
}

/** A database of one's own, gone after the tests. */
function withDatabase(open: () => Promise<Db>, suite: Suite): void {
  let db: Db | undefined
  before(async () => {
    db = await open()
  })
  after(() => db?.close())
  suite(() => {
    if (!db) throw new Error('The test database is not open yet: ask for it inside a test')
    return db
  })
}

/** Answers one that drops its database when it is closed. */
async function onServer(database: DatabaseInTests, open: (url: string) => Promise<Db>): Promise<Db> {
  try {
    const db = await open(database.url)
    return { ...db, close: () => db.close().then(() => database.drop()) }
  } catch (error) {
    await database.drop()
    throw error
  }
}

async function openWorld(where: PostgresqlOptions & { databaseUrl: string }): Promise<Db> {
  const db = await openPortalDb({ ...where, dataDir: '' })
  db.limitTime()
  return db
}
