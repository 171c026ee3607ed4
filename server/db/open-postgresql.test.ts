import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { Db } from './db.ts'
import { openPostgresql } from './open-postgresql.ts'
import { prepared } from './prepared.ts'
import { type DatabaseInTests, emptyDatabase, noPostgresql } from './postgresql-worlds-in-tests.ts'

it('asks of a connection only what a pooler in between knows, and that the system looks after it soon', async (test) => {
  const keptAlive = test.mock.method(Socket.prototype, 'setKeepAlive')
  const pooler = createServer((socket) =>
    socket.once('data', (greeting) => {
      // length and version of the protocol, then names and values, each with a zero behind it
      const names = greeting
        .toString('utf8', 8)
        .split('\0')
        .filter((_text, index) => index % 2 === 0)
      socket.destroy()
      pooler.emit('asked', names.filter(Boolean))
    }),
  ).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const asked = once(pooler, 'asked')
  await assert.rejects(
    openPostgresql(`postgresql://tester@127.0.0.1:${(pooler.address() as AddressInfo).port}/world`),
    DatabaseUnavailable,
  )
  pooler.close()
  assert.deepEqual(await asked, [['user', 'database', 'client_encoding']])
  assert.deepEqual(
    keptAlive.mock.calls.map((call) => call.arguments),
    [[true, 10_000]],
  )
})

describe('on a PostgreSQL server', { skip: noPostgresql }, () => {
  let database: DatabaseInTests
  let db: Db

  before(async () => {
    database = await emptyDatabase()
    db = await openPostgresql(database.url)
  })
  after(() => db.close().then(() => database.drop()))

  it('outlives a connection that breaks while a transaction has it', async () => {
    const broken = db.sql.transaction().execute(async (transaction) => {
      const {
        rows: [mine],
      } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${mine!.pid})`.execute(db.sql)
      await wait(100)
      await sql`select 1`.execute(transaction)
    })
    await assert.rejects(broken)
    assert.equal((await sql<{ two: number }>`select 1 + 1 as two`.execute(db.sql)).rows[0]!.two, 2)
  })

  it('parses a statement that has a name once for each connection, and each time anew where it is told to', async () => {
    const ask = prepared<{ sum: number }>('sum_in_tests', 'select $1::integer + 1 as sum')
    const names = async (namedStatements: boolean) => {
      const own = await openPostgresql(database.url, { connections: 1, namedStatements })
      try {
        assert.deepEqual([await ask(own.sql, 1), await ask(own.sql, 2)], [[{ sum: 2 }], [{ sum: 3 }]])
        return (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(own.sql)).rows
      } finally {
        await own.close()
      }
    }
    assert.deepEqual(await names(true), [{ name: 'sum_in_tests' }])
    assert.deepEqual(await names(false), [])
  })

  it('ends a transaction that has stood still for a minute, and waits briefly once it is told to', async () => {
    const limits = async (connection: typeof db.sql) => {
      const { rows } = await sql<
        Record<string, string>
      >`select current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`.execute(
        connection,
      )
      return rows[0]!
    }
    assert.deepEqual(await db.sql.transaction().execute(limits), { idle: '1min', lock: '0', statement: '0' })
    db.limitTime()
    assert.deepEqual(await db.sql.transaction().execute(limits), {
      idle: '1min',
      lock: '3s',
      statement: '8s',
    })
    assert.deepEqual(
      await limits(db.sql),
      { idle: '0', lock: '0', statement: '0' },
      'the session itself is as others have it',
    )
  })

  it('says what a server that answers has against it, without the password', async () => {
    const refused = (words: RegExp) => (error: Error) =>
      error instanceof DatabaseUnavailable &&
      words.test(error.message) &&
      !/reached|secret/.test(error.message)
    const nobody = database.url.replace('tester@', 'nobody:secret@')
    await assert.rejects(
      openPostgresql(nobody),
      refused(/ refuses: role "nobody" does not exist\. Check DATABASE_URL\.$/),
    )
    await assert.rejects(
      openPostgresql(`${database.url}-2`),
      refused(/ refuses: database "test_\w+-2" does not exist\./),
    )
  })
})
