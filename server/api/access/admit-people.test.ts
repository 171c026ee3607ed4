import assert from 'node:assert/strict'
import { it } from 'node:test'
import { spellings } from '../../../shell/contract/holds.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import type { TokenOwner } from '../kit/api-environment.ts'
import { findPerson } from '../kit/find-person.ts'
import { newcomers } from './admit-people.ts'

const INTO = { agency: 'mindshare', role: 'role-media-planner' }

const spelt = (permission: string) => spellings(permission, 'agency-os.')

let people = 0
/** Somebody whom the provider knows. */
const owner = (more: Partial<TokenOwner> = {}): TokenOwner => {
  const subject = String(++people)
  const identity = { issuer: 'https://login.example', subject, vouches: true }
  return { email: `new-${subject}@agency.example`, identity, ...more }
}

onOneDatabase((database) => {
  const sql = () => database().sql
  const parts = () => ({ sql: sql(), spellings: spelt })
  const groupsOf = async (personId: string) =>
    (
      await sql()
        .selectFrom('group_member')
        .innerJoin('person_group', 'person_group.id', 'group_id')
        .where('person_id', '=', personId)
        .select('name')
        .orderBy('name')
        .execute()
    ).map(({ name }) => name)
  const addGroup = (name: string, source: 'claims' | 'portal', externalId: string | null) =>
    sql()
      .insertInto('person_group')
      .values({ id: name, agency_code: 'mindshare', name, description: '', source, external_id: externalId })
      .execute()

  it('takes in whom the provider knows, with the role that the configuration names, once', async () => {
    const someone = owner({ firstname: 'Ada', lastname: 'Lovelace' })
    const admission = newcomers(parts(), INTO)
    const found = await Promise.all([1, 2].map(() => findPerson(sql(), someone, admission)))
    assert.equal(found[0]!.id, found[1]!.id)
    const { id, firstname, lastname } = found[0]!
    assert.deepEqual([firstname, lastname], ['Ada', 'Lovelace'])
    const roles = await sql().selectFrom('effective_role').selectAll().where('person_id', '=', id).execute()
    assert.deepEqual(
      roles.map(({ role_id, account_id }) => [role_id, account_id]),
      [['role-media-planner', 'az-agency-mindshare']],
    )
    const noted = await sql()
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', id)
      .execute()
    assert.deepEqual(noted, [{ action: 'person.admitted' }])
  })

  it('takes in nobody where the configuration says nothing, or the provider may not vouch', async () => {
    await assert.rejects(findPerson(sql(), owner(), newcomers(parts(), undefined)), /no account for/)
    const { email, identity } = owner()
    const foreign = { email, identity: { ...identity!, vouches: false } }
    await assert.rejects(findPerson(sql(), foreign, newcomers(parts(), INTO)), /not allowed to confirm/)
    await assert.rejects(findPerson(sql(), { email }, newcomers(parts(), INTO)), /no account for/)
  })

  it('takes in without a role that is not there', async () => {
    const { id } = await findPerson(sql(), owner(), newcomers(parts(), { ...INTO, role: 'gone' }))
    const roles = await sql().selectFrom('role_assignment').selectAll().where('person_id', '=', id).execute()
    assert.deepEqual(roles, [])
  })

  it('keeps the groups that follow the provider, and no others', async () => {
    await addGroup('UK planners', 'claims', 'uk')
    await addGroup('Buyers', 'claims', 'buyers')
    await addGroup('By hand', 'portal', null)
    const admission = newcomers(parts(), INTO)
    const first = owner({ groups: ['uk', 'By hand', 'unknown'] })
    const { id } = await findPerson(sql(), first, admission)
    await sql()
      .insertInto('group_member')
      .values({ group_id: 'By hand', person_id: id, source: 'portal' })
      .execute()
    assert.deepEqual(await groupsOf(id), ['By hand', 'UK planners'])
    await findPerson(sql(), { ...first, groups: ['buyers'] }, admission)
    assert.deepEqual(await groupsOf(id), ['Buyers', 'By hand'])
    await findPerson(sql(), { ...first, groups: [] }, admission)
    assert.deepEqual(await groupsOf(id), ['By hand'])
    const { groups: _none, ...silent } = first
    await findPerson(sql(), silent, admission)
    assert.deepEqual(await groupsOf(id), ['By hand'])
  })

  /** A group that follows the provider, with a role on the agency's account. */
  const groupWith = async (name: string, ...values: string[]) => {
    await addGroup(name, 'claims', name)
    const role = { id: `role-${name}`, name, application_id: 'applications-mindshare', countries: [] }
    const permissions = JSON.stringify([{ key: 'PERMISSIONS', values }])
    await sql()
      .insertInto('user_role')
      .values({ ...role, agencies: ['mindshare'], permissions })
      .execute()
    const given = { id: `given-${name}`, group_id: name, role_id: role.id, account_id: 'az-agency-mindshare' }
    await sql()
      .insertInto('role_assignment')
      .values({ ...given, below: false, given_at: new Date(), reason: '' })
      .execute()
  }
  const refusalsOf = (personId: string) =>
    sql()
      .selectFrom('audit_entry')
      .select(['reason', 'before', 'after'])
      .where('subject_id', '=', personId)
      .where('outcome', '=', 'refused')
      .execute()

  it('refuses a group that would break a rule of duties, tells it once, and lets the person in', async () => {
    await groupWith('Plans', 'ClaimsPlan')
    await groupWith('Approves', 'ClaimsApprove')
    const duty = { id: 'duty-claims', agency_code: 'mindshare', name: 'Plan and approve' }
    await sql()
      .insertInto('duty_rule')
      .values({ ...duty, first: ['ClaimsPlan'], second: ['ClaimsApprove'] })
      .execute()
    const admission = newcomers(parts(), INTO)
    const claimed = owner({ groups: ['Approves', 'Plans'] })
    const { id } = await findPerson(sql(), claimed, admission)
    assert.deepEqual(await groupsOf(id), ['Approves'])
    await findPerson(sql(), { ...claimed }, admission)
    assert.deepEqual(await refusalsOf(id), [
      { reason: 'claims: duties-broken', before: { groups: [] }, after: { groups: ['Plans'] } },
    ])
    await findPerson(sql(), { ...claimed, groups: ['Plans'] }, admission)
    assert.deepEqual(await groupsOf(id), ['Plans'])
  })

  it('keeps the last administrator of an agency in the group that makes them one', async () => {
    await groupWith('Administrators', 'OsAgencyAccess', 'AdminAppAccess')
    const admission = newcomers(parts(), INTO)
    const claimed = owner({ groups: ['Administrators'] })
    const { id } = await findPerson(sql(), claimed, admission)
    await database().run(`delete from permission_record where account_id = 'az-agency-mindshare'`)
    await findPerson(sql(), { ...claimed, groups: [] }, admission)
    assert.deepEqual(await groupsOf(id), ['Administrators'])
    assert.deepEqual(
      (await refusalsOf(id)).map(({ reason }) => reason),
      ['claims: administrator-last'],
    )
  })

  it('takes in without the role where that alone breaks a rule of duties', async () => {
    await groupWith('Both', 'ClaimsPlan', 'ClaimsApprove')
    const { id } = await findPerson(sql(), owner(), newcomers(parts(), { ...INTO, role: 'role-Both' }))
    const roles = await sql().selectFrom('role_assignment').selectAll().where('person_id', '=', id).execute()
    assert.deepEqual(roles, [])
    const member = sql().selectFrom('agency_member').selectAll().where('person_id', '=', id)
    assert.equal((await member.execute()).length, 1)
  })
})
