import { after, before, describe } from 'node:test'
import { seed } from '../world/seed.ts'
import type { Db } from './db.ts'
import { openDb } from './open-db.ts'
import { findPostgresql, startPostgresql } from './postgresql-in-tests.ts'
import { openSampleWorld } from './sample-world-in-tests.ts'

type Suite = (database: () => Db) => void

/** Runs the tests on the embedded database, and again on a real PostgreSQL server where one is installed. */
export function onEachDatabase(suite: Suite): void {
  describe('on the embedded database', () => withDatabase(openSampleWorld, suite))
  onPostgresql(suite)
}

/** On the server alone: for what several connections do to each other, where the embedded database has one. */
export function onPostgresql(suite: Suite): void {
  const binaries = findPostgresql()
  const skip = binaries ? false : 'no PostgreSQL server is installed (Debian: apt-get install postgresql)'
  describe('on a PostgreSQL server', { skip }, () => {
    if (binaries) withDatabase(() => openServer(binaries), suite)
  })
}

/** A sample world of one's own, gone after the tests. */
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

async function openServer(binaries: string): Promise<Db> {
  const server = await startPostgresql(binaries)
  try {
    const db = await openDb({ databaseUrl: server.url, dataDir: '' })
    await seed(db)
    db.limitTime()
    return { ...db, close: () => db.close().then(() => server.stop()) }
  } catch (error) {
    await server.stop()
    throw error
  }
}
