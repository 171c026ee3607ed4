import { after, before, describe } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import type { Db } from './db.ts'
import { wrapEmbedded } from './open-embedded.ts'
import { openPostgresql } from './open-postgresql.ts'
import { openPortalDb, seedPortalDb } from '../open-portal-db.ts'
import { findPostgresql, startPostgresql } from './postgresql-in-tests.ts'
import { openSampleWorld } from './sample-world-in-tests.ts'

type Suite = (database: () => Db) => void

const binaries = findPostgresql()
const skip = binaries ? false : 'no PostgreSQL server is installed (Debian: apt-get install postgresql)'

/** Runs the tests on the embedded database, and again on a real PostgreSQL server where one is installed. */
export function onEachDatabase(suite: Suite): void {
  describe('on the embedded database', () => withDatabase(openSampleWorld, suite))
  onPostgresql(suite)
}

/** On the server alone: for what several connections do to each other, where the embedded database has one. */
export function onPostgresql(suite: Suite): void {
  describe('on a PostgreSQL server', { skip }, () => withDatabase(() => onServer(openWorld), suite))
}

/** On databases in which there is nothing yet, not even tables. */
export function onEachEmptyDatabase(suite: Suite): void {
  describe('on the embedded database', () =>
    withDatabase(async () => wrapEmbedded(await PGlite.create()), suite))
  describe('on a PostgreSQL server', { skip }, () => withDatabase(() => onServer(openPostgresql), suite))
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

async function onServer(open: (url: string) => Promise<Db>): Promise<Db> {
  const server = await startPostgresql(binaries!)
  try {
    const db = await open(server.url)
    return { ...db, close: () => db.close().then(() => server.stop()) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function openWorld(databaseUrl: string): Promise<Db> {
  const db = await openPortalDb({ databaseUrl, dataDir: '' })
  await seedPortalDb(db)
  db.limitTime()
  return db
}
