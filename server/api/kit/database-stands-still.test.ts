import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { openPortalDb } from '../../open-portal-db.ts'
import { noPostgresql, startWithWorld } from '../../db/postgresql-worlds-in-tests.ts'
import { type Called, callerOf, problemOf } from './caller-in-tests.ts'

const LIMITS = { lockMs: 500, connectionMs: 1000, statementMs: 1500, answerMs: 2000 }
/** The longest limit, and what a busy machine adds. */
const MOST_MS = 6000
/** Three times as many as there are connections. */
const CALLS = 30
const ME = '/user-details/users/me'

describe('a PostgreSQL that stands still', { skip: noPostgresql }, () => {
  let server: Awaited<ReturnType<typeof startWithWorld>>
  let db: Db

  before(async () => {
    server = await startWithWorld()
    db = await openPortalDb({ databaseUrl: server.world, dataDir: '' })
    db.limitTime(LIMITS)
  })
  after(async () => {
    await db.close()
    await server.stop()
  })
  const call = callerOf(() => db)

  async function allAway(calls: Promise<Called>[]): Promise<void> {
    const since = performance.now()
    for (const called of await Promise.all(calls)) {
      const { detail } = problemOf(called, 503)
      assert.match(detail!, /^The database is not available right now\./)
      assert.ok(Number(called.headers.get('retry-after')) > 0)
    }
    assert.ok(performance.now() - since < MOST_MS, `answered after ${performance.now() - since} ms`)
  }

  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{
      count: number
    }>`select count(*) from pg_stat_activity where wait_event_type = 'Lock'`.execute(db.sql)
    return rows[0]!.count
  }

  it('is told with 503 to everybody soon, and works again once it goes on', async (test) => {
    test.mock.method(console, 'error', () => undefined)
    await Promise.all(Array.from({ length: CALLS }, () => call('planner', ME)))
    server.freeze()
    try {
      await allAway(Array.from({ length: CALLS }, () => call('planner', ME)))
      await allAway([call('planner', ME)]) // over a new connection
    } finally {
      server.goOn()
    }
    assert.equal((await call('planner', ME)).status, 200)
  })

  it('because of a lock on a table lets go of what nobody waits for any more', async (test) => {
    test.mock.method(console, 'error', () => undefined)
    await db.sql.transaction().execute(async (held) => {
      await sql`lock table person in access exclusive mode`.execute(held)
      await allAway(Array.from({ length: CALLS }, () => call('planner', ME)))
      for (let tries = 0; tries < 20 && (await waiting()) > 0; tries++) await wait(50)
      assert.equal(await waiting(), 0)
    })
    assert.equal((await call('planner', ME)).status, 200)
  })
})
