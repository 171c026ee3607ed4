import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import { onDisk } from './db/disk-in-tests.ts'
import { openPortalDb } from './open-portal-db.ts'
import { type DatabaseInTests, emptyDatabase, noPostgresql } from './db/postgresql-worlds-in-tests.ts'
import { startServer } from './start-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'agency-os-set-up-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const unavailable = (words: RegExp) => ({ name: 'DatabaseUnavailable', message: words })

it('says so when the disk is full before the world is there', (test) =>
  onDisk(test, join(folder, 'disk'), '50m', async (disk) => {
    await assert.rejects(
      startServer({ environment: { PORT: '0', DATA_DIR: disk.path } }),
      unavailable(/^The database cannot be set up: its disk is full\. .*DATA_DIR.*\.$/),
    )
  }))

describe('on a PostgreSQL server', { skip: noPostgresql }, () => {
  let database: DatabaseInTests
  let owner: Client
  const as = (role: string) => database.url.replace('tester@', `${role}@`)
  const starting = async (role: string) =>
    (await startServer({ environment: { PORT: '0', DATABASE_URL: as(role) } })).close()

  before(async () => {
    database = await emptyDatabase()
    owner = new Client({ connectionString: database.url })
    await owner.connect()
    await owner.query('create role app login; revoke create on schema public from public')
  })
  after(async () => {
    await owner.end()
    await database.drop()
  })

  it('says what is missing to a user who may not make it', async () => {
    await assert.rejects(
      starting('app'),
      unavailable(
        /^The database lacks world\/001-seed-marker, .*: run "npm run migrate" with a user .*grant usage, create on schema public.*\.$/,
      ),
    )
  })

  it('runs with a user who may change rows only, once another has made the tables', async () => {
    await owner.query(
      'alter default privileges in schema public grant select, insert, update, delete on tables to app',
    )
    await (await openPortalDb({ databaseUrl: database.url, dataDir: '' })).close()
    await starting('app')
    await owner.query("delete from migration where noun = 'documents'")
    await assert.rejects(
      starting('app'),
      unavailable(/^The database lacks documents\/001-documents, .*and its user may not/),
    )
  })
})
