import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Agency, PermissionRecord, User, Workspace } from '../../../shell/contract/entities.ts'
import { verifyPassword } from '../../db/password.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../world/demo-accounts.ts'
import {
  ADMIN_PERMISSIONS,
  DATA_SOURCE_PERMISSIONS,
  PLANNER_PERMISSIONS,
} from '../../world/permission-sets.ts'
import { callerOf, dataOf } from '../kit/caller-in-tests.ts'

/** Spec section 5: what decides whether somebody is let in, as the shell asks for it. */
interface Standing {
  agencies: string[]
  records: number
  /** Agencies in whose account agency access is held. */
  enters: string[]
  brands: number
  workspaces: number
}

onOneDatabase((database) => {
  const call = callerOf(database)

  async function standing(who: string): Promise<Standing> {
    const agencies = (await call(who, '/workspaces/agencies')).body as Agency[]
    const records = await permissionsOf(who)
    const preview = await call(who, '/workspaces/preview?parentId=organisation-choreograph')
    const workspaces = preview.status === 200 ? (preview.body as Workspace[]) : []
    return {
      agencies: agencies.map(({ code }) => code),
      records: records.length,
      enters: agencies
        .filter(({ azId }) => heldIn(records, azId).includes('OsAgencyAccess'))
        .map(({ code }) => code),
      brands: workspaces.filter(({ type }) => type === 'BRAND').length,
      workspaces: workspaces.length,
    }
  }

  async function permissionsOf(who: string): Promise<PermissionRecord[]> {
    const path = `/alpha-zulu/v2/users/email/${who}@agency.example/permissions?depth=3&account_id=agency-os-root`
    return (await call(who, path)).body as PermissionRecord[]
  }

  it('planner works in two agencies with most permissions, but does not administer or develop', async () => {
    const { agencies, enters, brands } = await standing('planner')
    assert.deepEqual(agencies, ['choreograph', 'wavemaker'])
    assert.deepEqual(enters, agencies)
    assert.ok(brands > 400)
    const held = heldIn(await permissionsOf('planner'), 'az-agency-choreograph')
    assert.deepEqual(held.toSorted(), [...PLANNER_PERMISSIONS, ...DATA_SOURCE_PERMISSIONS].toSorted())
    assert.ok(!held.includes('AdminAppAccess') && !held.includes('OsDevelopers'))
  })

  it('admin holds everything in every agency [3.23]', async () => {
    const { agencies, enters, brands } = await standing('admin')
    assert.deepEqual(agencies.toSorted(), [
      'choreograph',
      'essence',
      'greenhouse',
      'groupm',
      'mediacom',
      'mindshare',
      'msix',
      'wavemaker',
      'wms',
    ])
    assert.deepEqual(enters, agencies)
    assert.equal(brands, 436)
    const held = heldIn(await permissionsOf('admin'), 'az-agency-choreograph')
    assert.deepEqual(held.toSorted(), [...ADMIN_PERMISSIONS, ...DATA_SOURCE_PERMISSIONS].toSorted())
  })

  it('developer is a planner with one permission more', async () => {
    const [planner, developer] = [await permissionsOf('planner'), await permissionsOf('developer')]
    const more = heldIn(developer, 'az-agency-wavemaker').filter(
      (held) => !heldIn(planner, 'az-agency-wavemaker').includes(held),
    )
    assert.deepEqual(more, ['OsDevelopers'])
    assert.equal(developer.length, planner.length)
  })

  it('no-agencies belongs to none', async () => {
    assert.deepEqual(await standing('no-agencies'), {
      agencies: [],
      records: 0,
      enters: [],
      brands: 0,
      workspaces: 0,
    })
  })

  it('other-agency may enter wavemaker only, though there are brands in choreograph [5.2]', async () => {
    const { agencies, enters, workspaces } = await standing('other-agency')
    assert.deepEqual([agencies, enters, workspaces], [['choreograph', 'wavemaker'], ['wavemaker'], 0])
    assert.ok(
      (await permissionsOf('other-agency')).some(({ account_id }) => account_id.startsWith('az-brand')),
    )
  })

  it('no-agency-access holds permissions, but nowhere agency access', async () => {
    const { agencies, enters, records, workspaces } = await standing('no-agency-access')
    assert.deepEqual([agencies, enters, workspaces], [['choreograph', 'wavemaker'], [], 0])
    assert.ok(records > 0)
  })

  it('no-permissions is a member and holds nothing', async () => {
    const { agencies, records, enters } = await standing('no-permissions')
    assert.deepEqual([agencies, records, enters], [['choreograph'], 0, []])
  })

  it('no-workspaces may enter and sees no workspace', async () => {
    const { agencies, enters, workspaces } = await standing('no-workspaces')
    assert.deepEqual([agencies, enters, workspaces], [['choreograph'], ['choreograph'], 0])
  })

  it('holds permissions bare and prefixed side by side', async () => {
    const held = (await permissionsOf('planner')).flatMap(({ permissions }) => permissions)
    for (const permission of ['OsAgencyAccess', 'NetworkAccess', 'OS_WORKSPACE_ACCESS']) {
      assert.ok(held.includes(permission) && held.includes(`agency-os.${permission}`), permission)
    }
  })

  it('knows every demo account by the address, name and password that are printed', async () => {
    for (const { email, firstname, lastname } of DEMO_ACCOUNTS) {
      const user = dataOf<User>(await call(email.replace('@agency.example', ''), '/user-details/users/me'))
      assert.deepEqual([user.email, user.firstname, user.lastname], [email, firstname, lastname])
    }
    const rows = await database()
      .sql.selectFrom('person')
      .select(['email', 'password_hash'])
      .where('demo', '=', true)
      .execute()
    assert.deepEqual(
      rows.map(({ email }) => email).toSorted(),
      DEMO_ACCOUNTS.map(({ email }) => email).toSorted(),
    )
    assert.ok(await verifyPassword(DEMO_PASSWORD, rows[0]?.password_hash ?? null))
  })
})

function heldIn(records: readonly PermissionRecord[], account: string): string[] {
  const permissions = records.find(({ account_id }) => account_id === account)?.permissions ?? []
  return permissions.map((permission) => permission.replace(/^agency-os\./, ''))
}
