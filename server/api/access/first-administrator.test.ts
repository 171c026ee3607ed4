import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { spellings } from '../../../shell/contract/holds.ts'
import type { Agency, PermissionRecord, Workspace } from '../../../shell/contract/entities.ts'
import type { Db } from '../../db/db.ts'
import { type DatabaseInTests, emptyDatabase, noPostgresql } from '../../db/postgresql-worlds-in-tests.ts'
import { openPortalDb, seedPortalDb } from '../../open-portal-db.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'
import { addFirstAdministrator } from './first-administrator.ts'

const PARTS = { spellings: (permission: string) => spellings(permission, 'agency-os.') }
const FIRST = { email: 'ada.lovelace@agency.example', agency: 'mindshare', agencyName: 'Mindshare' }

describe('the first administrator, in the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-os-first-'))
  comesIn(() => openPortalDb({ dataDir }))
  after(() => rmSync(dataDir, { recursive: true, force: true }))
})

describe('the first administrator, in a database on a server', { skip: noPostgresql }, () => {
  let database: DatabaseInTests
  comesIn(async () => {
    database = await emptyDatabase()
    return openPortalDb({ dataDir: '', databaseUrl: database.url })
  })
  after(() => database?.drop())
})

function comesIn(open: () => Promise<Db>): void {
  let db: Db
  before(async () => {
    db = await open()
    await seedPortalDb(db, { sampleWorld: false })
  })
  const call = callerOf(() => db)
  after(() => db?.close())

  it('comes into a new database, to an agency with a brand, and may administer it', async () => {
    assert.equal(await addFirstAdministrator(db.sql, PARTS, FIRST), true)
    const me = dataOf<{ firstname: string; lastname: string }>(
      await call('ada.lovelace', '/user-details/users/me'),
    )
    assert.deepEqual([me.firstname, me.lastname], ['Ada', 'Lovelace'])
    const [agency] = (await call('ada.lovelace', '/workspaces/agencies')).body as Agency[]
    assert.equal(agency?.code, 'mindshare')
    const address = `/workspaces/preview?parentId=${agency?.organisationsId}`
    const workspaces = (await call('ada.lovelace', address)).body as Workspace[]
    assert.deepEqual(
      workspaces.map(({ type, name, country }) => [type, name, country?.currency]),
      [
        ['ADVERTISER', 'Mindshare', undefined],
        ['ADVERTISER_MARKET', 'Mindshare', undefined],
        ['MARKET', 'United Kingdom', 'GBP'],
        ['BRAND', 'Mindshare', 'GBP'],
      ],
    )
    const asked = `/alpha-zulu/v2/users/email/${FIRST.email}/permissions?depth=3&account_id=agency-os-root`
    const records = (await call('ada.lovelace', asked)).body as PermissionRecord[]
    const held = records.find(({ account_id }) => account_id === agency?.azId)?.permissions ?? []
    assert.ok(['AdminAppAccess', 'OS_WORKSPACE_MANAGE'].every((permission) => held.includes(permission)))
    assert.ok(!held.includes('OsDevelopers'))
    const noted = await db.sql.selectFrom('audit_entry').select(['action', 'actor_id', 'reason']).execute()
    assert.deepEqual(noted[0], { action: 'rights.granted', actor_id: null, reason: 'FIRST_ADMIN' })
  })

  it('finds roles that grant what they say', async () => {
    const rows = await db.sql
      .selectFrom('user_role')
      .select(['name', 'granted', 'agencies'])
      .orderBy('name')
      .execute()
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['Account lead', 'Administrator', 'Colleague', 'Media planner'],
    )
    assert.ok(
      rows.every(
        ({ granted, agencies }) => granted.includes('OsAgencyAccess') && agencies.includes('mindshare'),
      ),
    )
    const grants = (role: string, permission: string) =>
      rows.find(({ name }) => name === role)!.granted.includes(permission)
    assert.ok(grants('Administrator', 'AdminAppAccess') && !grants('Media planner', 'AdminAppAccess'))
    assert.ok(grants('Media planner', 'SCORECARDS_APP_ACCESS') && grants('Colleague', 'OS_WORKSPACE_ACCESS'))
  })

  it('is nobody else while somebody administers the agency', async () => {
    assert.equal(await addFirstAdministrator(db.sql, PARTS, { ...FIRST, email: 'eve@agency.example' }), false)
    assert.equal((await call('eve', '/user-details/users/me')).status, 403)
  })

  it('is somebody else once the only administrator is disabled', async () => {
    await db.sql.updateTable('person').set({ disabled_at: new Date() }).execute()
    const next = { ...FIRST, email: 'grace@agency.example' }
    assert.equal(await addFirstAdministrator(db.sql, PARTS, next), true)
    const preview = await call('grace', '/workspaces/preview?parentId=organisation-mindshare')
    assert.equal((preview.body as Workspace[]).length, 4)
  })
}
