import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Changed, GroupLine, RoleLine } from '../../../miniapps/domain/access/wire-grants.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { accessOf } from './access-in-tests.ts'

const ACCOUNT = 'az-agency-wms'
const BOTH = ['OsAgencyAccess', 'AdminAppAccess']

/** The agency WMS has one administrator in the sample world, who is given the rights in turn by role and group. */
onOneDatabase((database) => {
  const { answer, refused } = accessOf(database)
  const isLast = async (method: string, path: string, json?: unknown, who?: string) =>
    assert.equal((await refused(method, path, json, who)).code, 'administrator-last', `${method} ${path}`)

  it('refuses whatever would leave an agency without an administrator who stays', async () => {
    const { sql } = database()
    const take = { person: 'person-admin', account: ACCOUNT, add: [], remove: ['AdminAppAccess'], reason: '' }
    await isLast('POST', '/direct', take)
    await isLast('POST', '/direct?dry=true', take)
    await isLast('POST', '/direct', { ...take, remove: ['OsAgencyAccess'] })

    // a second one, by the role of a group; the first goes
    await sql
      .insertInto('agency_member')
      .values({ agency_code: 'wms', person_id: 'person-developer' })
      .execute()
    const made = { name: 'WMS admin', applicationId: 'applications-wms', agencies: ['wms'], countries: [] }
    const input = { ...made, permissions: [{ key: 'PERMISSIONS', values: BOTH }] }
    const role = (await answer<Changed<RoleLine>>('POST', '/roles', input)).data.id
    const groupInput = { agency: 'wms', name: 'WMS admins', description: '', rule: null }
    const group = (await answer<Changed<GroupLine>>('POST', '/groups', groupInput)).data.id
    await answer('POST', `/groups/${group}/members`, { add: ['person-developer'], remove: [] })
    const given = { group, role, account: ACCOUNT, below: false, expiresAt: null, reason: '' }
    const assignment = (await answer<Changed<{ id: string }>>('POST', '/assignments', given)).data.id
    await answer('POST', '/direct', { ...take, remove: ['OsAgencyAccess', 'AdminAppAccess'] }, 'developer')

    const [who] = ['developer']
    await isLast('PUT', `/roles/${role}`, { ...made, permissions: [] }, who)
    await isLast('DELETE', `/roles/${role}`, undefined, who)
    await isLast('POST', `/groups/${group}/members`, { add: [], remove: ['person-developer'] }, who)
    await isLast('DELETE', `/groups/${group}`, undefined, who)
    await isLast('DELETE', `/assignments/${assignment}`, undefined, who)
    const end = { below: false, expiresAt: '2099-01-01T00:00:00Z', reason: 'Until then' }
    await isLast('PUT', `/assignments/${assignment}`, end, who)
  })

  it('refuses to disable the last one, and lets the last but one go', async () => {
    const { sql } = database()
    await sql
      .insertInto('agency_member')
      .values({ agency_code: 'wms', person_id: 'person-no-agencies' })
      .execute()
    await sql
      .insertInto('permission_record')
      .values({ person_id: 'person-no-agencies', account_id: ACCOUNT, permissions: BOTH })
      .execute()
    const disable = { reason: 'Left' }
    await answer('POST', '/people/person-no-agencies/disable', disable, 'developer')
    await answer('POST', '/people/person-no-agencies/enable', disable, 'developer')
    assert.equal(
      (await refused('POST', '/people/person-developer/disable', disable, 'developer')).code,
      'person-oneself',
    )
    // the other is an administrator too, yet only until the end of the year
    const { granted_to } = { granted_to: 'person-no-agencies' }
    await sql.deleteFrom('permission_record').where('person_id', '=', granted_to).execute()
    const { id } = (await sql
      .selectFrom('user_role')
      .select('id')
      .where('name', '=', 'WMS admin')
      .executeTakeFirst())!
    const until = {
      person: granted_to,
      role: id,
      account: ACCOUNT,
      below: false,
      expiresAt: '2099-01-01T00:00:00Z',
      reason: '',
    }
    await answer('POST', '/assignments', until, 'developer')
    const remove = { agency: 'wms', reason: '' }
    await isLast('POST', '/people/person-developer/remove', remove, 'no-agencies')
  })
})
