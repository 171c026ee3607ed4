import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import type { PermissionRecord, User, Workspace } from '../../../shell/contract/entities.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { insertRows } from '../../world/insert-rows.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const AGENCY = 'az-agency-choreograph'
const PREVIEW = '/workspaces/preview?parentId=organisation-choreograph&type=Brand'

onEachDatabase((database) => {
  const call = callerOf(database)
  const role = (id: string, ...values: string[]) =>
    insertRows(database().sql, 'user_role', [
      {
        id,
        name: id,
        application_id: 'applications-choreograph',
        countries: [],
        agencies: [],
        permissions: [{ key: 'PERMISSIONS', values }],
      },
    ])
  const group = async (id: string, ...people: string[]) => {
    const { sql } = database()
    await sql
      .insertInto('person_group')
      .values({
        id,
        agency_code: 'choreograph',
        name: id,
        description: '',
        rule: null,
        source: 'portal',
        external_id: null,
      })
      .execute()
    await insertRows(
      sql,
      'group_member',
      people.map((person_id) => ({ group_id: id, person_id, source: 'portal' as const })),
    )
  }
  const assign = (given: {
    group_id?: string
    person_id?: string
    role_id: string
    account_id?: string
    below?: boolean
    expires_at?: Date
  }) =>
    database()
      .sql.insertInto('role_assignment')
      .values({
        id: `${given.group_id ?? given.person_id}-${given.role_id}`,
        group_id: null,
        person_id: null,
        account_id: AGENCY,
        below: false,
        expires_at: null,
        given_by: null,
        given_at: new Date(),
        reason: '',
        ...given,
      })
      .execute()
  const recordOf = async (who: string, account = AGENCY) => {
    const { body } = await call(
      who,
      `/alpha-zulu/v2/users/email/${who}@agency.example/permissions?depth=0&account_id=${account}`,
    )
    return (body as PermissionRecord[]).flatMap(({ permissions }) => permissions)
  }

  it('joins what two groups give and what is held directly', async () => {
    await role('role-cart', 'CartAppAccess')
    await role('role-network', 'NetworkAccess')
    await group('group-cart', 'person-no-permissions')
    await group('group-network', 'person-no-permissions')
    await assign({ group_id: 'group-cart', role_id: 'role-cart' })
    await assign({ group_id: 'group-network', role_id: 'role-network' })
    await insertRows(database().sql, 'permission_record', [
      { person_id: 'person-no-permissions', account_id: AGENCY, permissions: ['DocumentationAccess'] },
    ])
    assert.deepEqual((await recordOf('no-permissions')).toSorted(), [
      'CartAppAccess',
      'DocumentationAccess',
      'NetworkAccess',
    ])
  })

  it('names the roles somebody holds by a group', async () => {
    const { userRoles } = dataOf<User>(await call('no-permissions', '/user-details/users/me'))
    assert.deepEqual(
      userRoles.map(({ id }) => id),
      ['role-cart', 'role-network'],
    )
  })

  it('grants on all that is beneath only where that is said', async () => {
    await role('role-work', 'OS_WORKSPACE_ACCESS')
    await assign({ person_id: 'person-no-workspaces', role_id: 'role-work' })
    const brands = async () => ((await call('no-workspaces', PREVIEW)).body as Workspace[]).length
    assert.equal(await brands(), 0)
    await database()
      .sql.updateTable('role_assignment')
      .set({ below: true })
      .where('role_id', '=', 'role-work')
      .execute()
    assert.equal(await brands(), 436)
    assert.deepEqual(await recordOf('no-workspaces', 'az-brand-0001'), ['OS_WORKSPACE_ACCESS'])
  })

  it('grants on a brand that is moved what is held above its new place', async () => {
    const { sql } = database()
    await sql
      .updateTable('account')
      .set({ parent_id: 'az-agency-essence' })
      .where('id', '=', 'az-brand-0001')
      .execute()
    assert.deepEqual(await recordOf('no-workspaces', 'az-brand-0001'), [])
    await sql.updateTable('account').set({ parent_id: AGENCY }).where('id', '=', 'az-brand-0001').execute()
    assert.deepEqual(await recordOf('no-workspaces', 'az-brand-0001'), ['OS_WORKSPACE_ACCESS'])
  })

  it('grants nothing from the exact moment on at which an assignment ends', async () => {
    const { sql } = database()
    const endsAt = (moment: string) =>
      sql.transaction().execute(async (transaction) => {
        await raw`update role_assignment set expires_at = now() + ${moment}::interval where role_id = 'role-cart'`.execute(
          transaction,
        )
        const rows = await transaction
          .selectFrom('effective_permission')
          .selectAll()
          .where('person_id', '=', 'person-no-permissions')
          .execute()
        return rows.some(({ permissions }) => permissions.includes('CartAppAccess'))
      })
    assert.equal(await endsAt('1 second'), true)
    assert.equal(await endsAt('1 microsecond'), true)
    assert.equal(await endsAt('0 seconds'), false)
    assert.equal(await endsAt('-1 second'), false)
    assert.ok(!(await recordOf('no-permissions')).includes('CartAppAccess'))
  })

  it('refuses whoever is disabled at every call', async () => {
    const { sql } = database()
    const disable = (disabled_at: Date | null) =>
      sql.updateTable('person').set({ disabled_at }).where('id', '=', 'person-developer').execute()
    await disable(new Date())
    for (const path of ['/user-details/users/me', PREVIEW, '/documents/scorecard-run'])
      assert.equal(problemOf(await call('developer', path), 403).code, 'person-disabled')
    await disable(null)
    dataOf<User>(await call('developer', '/user-details/users/me'))
  })
})
