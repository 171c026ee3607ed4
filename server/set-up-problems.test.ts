import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { Client } from 'pg'
import { onDisk } from './db/disk-in-tests.ts'
import { findPostgresql, startPostgresql } from './db/postgresql-in-tests.ts'
import { startServer } from './start-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'agency-os-set-up-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const unavailable = (words: RegExp) => ({ name: 'DatabaseUnavailable', message: words })

it('says so when the disk is full before the world is there', (test) => onDisk(test, join(folder, 'disk'), '50m', async (disk) => {
  await assert.rejects(startServer({ environment: { PORT: '0', DATA_DIR: disk.path } }), unavailable(/^The database cannot be set up: its disk is full\. .*DATA_DIR.*\.$/))
}))

const binaries = findPostgresql()
it('says which rights the user of the database lacks', { skip: !binaries && 'no PostgreSQL server is installed' }, async () => {
  const server = await startPostgresql(binaries!)
  try {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query('create role guest login')
    await client.query('revoke create on schema public from public')
    await client.end()
    const DATABASE_URL = server.url.replace('tester@', 'guest@')
    await assert.rejects(startServer({ environment: { PORT: '0', DATABASE_URL } }), unavailable(/^The database cannot be set up: its user may not .*grant usage, create on schema public.*\.$/))
  } finally {
    await server.stop()
  }
})
