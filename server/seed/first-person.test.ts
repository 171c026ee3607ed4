import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Agency, PermissionRecord, Workspace } from '../../shell/contract/entities.ts'
import type { Scorecard } from '../../shell/contract/scorecards.ts'
import { callerOf, dataOf } from '../api/caller-in-tests.ts'
import type { Db } from '../db/db.ts'
import { openInMemory } from '../db/sample-world-in-tests.ts'
import { seed } from './seed.ts'

describe('the first person', () => {
  let db: Db
  before(async () => {
    db = await openInMemory()
    await seed(db, { sampleWorld: false })
    const statements = readFileSync(join(import.meta.dirname, 'first-person.sql'), 'utf8').replaceAll(/^--.*$/gm, '').split(';')
    for (const statement of statements) if (statement.trim()) await sql.raw(statement).execute(db.sql)
  })
  after(() => db.close())

  const call = callerOf(() => db)

  it('comes into a database that began empty by a few rows: agency, permission, brand', async () => {
    const who = 'first.person'
    assert.equal(dataOf<{ firstname: string }>(await call(who, '/user-details/users/me')).firstname, 'First')
    const [agency] = (await call(who, '/workspaces/agencies')).body as Agency[]
    assert.equal(agency?.code, 'mindshare')
    const workspaces = (await call(who, `/workspaces/preview?parentId=${agency?.organisationsId}`)).body as Workspace[]
    assert.deepEqual(workspaces.map(({ id }) => id), ['market-gb', 'brand-1'])
    const asked = `/alpha-zulu/v2/users/email/${who}@agency.example/permissions?depth=3&account_id=agency-os-root`
    const records = (await call(who, asked)).body as PermissionRecord[]
    assert.deepEqual(records.find(({ account_id }) => account_id === agency?.azId)?.permissions.includes('OsAgencyAccess'), true)
    assert.ok(dataOf<Scorecard[]>(await call(who, '/scorecards/brands/brand-1/scorecards')).length > 0)
  })
})
