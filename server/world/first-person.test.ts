import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Agency, PermissionRecord, Workspace } from '../../shell/contract/entities.ts'
import type { Scorecard } from '../../miniapps/domain/scorecards/scorecard.ts'
import { callerOf, dataOf } from '../api/kit/caller-in-tests.ts'
import type { Db } from '../db/db.ts'
import { openPortalDb } from '../open-portal-db.ts'
import { type DatabaseInTests, emptyDatabase, noPostgresql } from '../db/postgresql-worlds-in-tests.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FILE = 'server/world/first-person.sql'
const folder = mkdtempSync(join(tmpdir(), 'agency-os-first-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** As `npm run sql` does. Answers the exit code and all that was said. */
function runSql(
  environment: Record<string, string>,
  file: string,
): Promise<[code: number | null, said: string]> {
  const { AUTHORITY: _a, DATABASE_URL: _d, HOST: _h, OS_CONFIG: _o, ...inherited } = process.env
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'server/run-sql.ts', file],
      { cwd: ROOT, env: { ...inherited, ...environment } },
      (_error, out, err) => done([child.exitCode, out + err]),
    )
  })
}

describe('the first person, in the embedded database', () => {
  const DATA_DIR = join(folder, 'data')
  const database = comesIn(async () => ({ DATA_DIR }))

  it('waits until the server has let the database go', async () => {
    assert.ok(database())
    assert.match(
      (await runSql({ DATA_DIR }, FILE))[1],
      /^The database in .* is in use by process \d+: stop that process/,
    )
  })
})

describe('the first person, in a database on a server', { skip: noPostgresql }, () => {
  let database: DatabaseInTests
  comesIn(async () => {
    database = await emptyDatabase()
    return { DATABASE_URL: database.url }
  })
  after(() => database?.drop())
})

it('keeps nothing of a file that fails', async () => {
  const DATA_DIR = join(folder, 'half')
  const file = join(folder, 'half.sql')
  writeFileSync(
    file,
    "delete from country where code = 'UA'; insert into agency_member (agency_code, person_id) values ('none', 'nobody');",
  )
  const [code, said] = await runSql({ DATA_DIR }, file)
  assert.equal(code, 1)
  assert.match(said, /^Nothing was changed: .*violates foreign key constraint.*\.\n$/)
  const db = await openPortalDb({ dataDir: DATA_DIR })
  assert.equal(
    (await db.sql.selectFrom('country').select('code').where('code', '=', 'UA').execute()).length,
    1,
  )
  await db.close()
})

/** Runs the file on a database that begins empty, and asks as that person. */
function comesIn(begin: () => Promise<{ DATA_DIR: string } | { DATABASE_URL: string }>): () => Db {
  let db: Db
  before(async () => {
    const where = await begin()
    assert.deepEqual(await runSql(where, FILE), [0, `${FILE} was carried out.\n`])
    db = await openPortalDb(
      'DATA_DIR' in where ? { dataDir: where.DATA_DIR } : { dataDir: '', databaseUrl: where.DATABASE_URL },
    )
  })
  const call = callerOf(() => db)
  after(() => db?.close())

  it('comes in by a few rows: agency, permission, brand', async () => {
    const who = 'first.person'
    assert.equal(dataOf<{ firstname: string }>(await call(who, '/user-details/users/me')).firstname, 'First')
    const [agency] = (await call(who, '/workspaces/agencies')).body as Agency[]
    assert.equal(agency?.code, 'mindshare')
    const workspaces = (await call(who, `/workspaces/preview?parentId=${agency?.organisationsId}`))
      .body as Workspace[]
    assert.deepEqual(
      workspaces.map(({ id }) => id),
      ['market-gb', 'brand-1'],
    )
    const asked = `/alpha-zulu/v2/users/email/${who}@agency.example/permissions?depth=3&account_id=agency-os-root`
    const records = (await call(who, asked)).body as PermissionRecord[]
    assert.deepEqual(
      records.find(({ account_id }) => account_id === agency?.azId)?.permissions.includes('OsAgencyAccess'),
      true,
    )
    assert.ok(dataOf<Scorecard[]>(await call(who, '/scorecards/brands/brand-1/scorecards')).length > 0)
  })
  return () => db
}
