import assert from 'node:assert/strict'
import { it } from 'node:test'
import { explain } from '../../../../miniapps/domain/access/effective.ts'
import type {
  Changed,
  EffectivePermission,
  RoleLine,
} from '../../../../miniapps/domain/access/wire-grants.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { accessOf, AGENCY } from '../access-in-tests.ts'

onOneDatabase((database) => {
  const { answer, refused, role, group, assign } = accessOf(database)
  const input = (role: RoleLine, ...values: string[]) => {
    const { name, applicationId, agencies, countries } = role
    return { name, applicationId, agencies, countries, permissions: [{ key: 'PERMISSIONS', values }] }
  }
  const roleOf = async (id: string) => (await answer<{ data: RoleLine }>('GET', `/roles/${id}`)).data
  const members = async (count: number) =>
    (
      await database()
        .sql.selectFrom('agency_member')
        .innerJoin('person', 'person.id', 'person_id')
        .select('person_id')
        .where('agency_code', '=', 'choreograph')
        .where('person.demo', '=', false)
        .orderBy('person_id')
        .limit(count)
        .execute()
    ).map(({ person_id }) => person_id)

  it('says before it is saved how many people lose and gain what, and changes nothing', async () => {
    const people = await members(37)
    const planner = await role('Impact planner', 'ImpactCart', 'ImpactKept')
    await assign({ group: await group('Impact group', ...people), role: planner })
    const before = await roleOf(planner)
    assert.equal(before.holders, 37)
    const { impact } = await answer<Changed<RoleLine>>(
      'PUT',
      `/roles/${planner}?dry=true`,
      input(before, 'ImpactKept', 'ImpactNew'),
    )
    assert.deepEqual(
      [impact.people, impact.lost, impact.gained].map((each) =>
        Array.isArray(each) ? each.map(({ permission, people: count }) => [permission, count]) : each,
      ),
      [37, [['ImpactCart', 37]], [['ImpactNew', 37]]],
    )
    assert.equal(impact.lost[0]!.names.length, 5)
    assert.deepEqual(await roleOf(planner), before)
  })

  it('counts nobody as losing what they hold in another way, prefixed or bare', async () => {
    const [one, other] = await members(2)
    const first = await role('Impact twice', 'ImpactTwice')
    const given = await assign({ person: one!, role: first })
    await answer('POST', '/direct', {
      person: one,
      account: AGENCY,
      add: ['agency-os.ImpactTwice'],
      remove: [],
      reason: 'Both ways',
    })
    const lone = await assign({ person: other!, role: first })
    const lostBy = async (id: string) =>
      (await answer<Changed<null>>('DELETE', `/assignments/${id}?dry=true`)).impact.lost.map(
        ({ people }) => people,
      )
    assert.deepEqual(await lostBy(given.data.id), [])
    assert.deepEqual(await lostBy(lone.data.id), [1])
  })

  it('explains three permissions of two groups and a direct one', async () => {
    const who = 'person-no-permissions'
    await assign({ group: await group('G-UK', who), role: await role('Planner', 'CartAppAccess') })
    await assign({ group: await group('G-Net', who), role: await role('Networker', 'NetworkAccess') })
    const direct = { person: who, account: AGENCY, add: ['DocumentationAccess'], remove: [], reason: 'Reads' }
    await answer('POST', '/direct', direct)
    const { data } = await answer<{ data: EffectivePermission[] }>(
      'GET',
      `/people/${who}/effective?agency=choreograph`,
    )
    assert.deepEqual(
      data.flatMap(({ permission, ways }) => ways.map((way) => explain(permission, way))),
      [
        'CartAppAccess ← group G-UK ← role Planner @ Choreograph',
        'DocumentationAccess ← direct @ Choreograph',
        'NetworkAccess ← group G-Net ← role Networker @ Choreograph',
      ],
    )
  })

  it('lets nobody give rights to themselves, by role, group, edit or directly', async () => {
    const own = await role('Own gain', 'OwnGain')
    const mine = {
      person: 'person-admin',
      role: own,
      account: AGENCY,
      below: false,
      expiresAt: null,
      reason: '',
    }
    assert.equal((await refused('POST', '/assignments', mine)).code, 'rights-for-oneself')
    const direct = { person: 'person-admin', account: AGENCY, add: ['OwnGain'], remove: [], reason: '' }
    assert.equal((await refused('POST', '/direct', direct)).code, 'rights-for-oneself')
    const joined = await group('Own group')
    await assign({ group: joined, role: own })
    const join = { add: ['person-admin'], remove: [] }
    assert.equal((await refused('POST', `/groups/${joined}/members`, join)).code, 'rights-for-oneself')
    assert.equal(
      (await refused('POST', `/groups/${joined}/members?dry=true`, join)).code,
      'rights-for-oneself',
    )
  })

  it('keeps apart what a rule of duties keeps apart, and shows whom a dry run would make break it', async () => {
    await database()
      .sql.insertInto('duty_rule')
      .values({
        id: 'duty-1',
        agency_code: 'choreograph',
        name: 'Plan and approve',
        first: ['DutyPlan'],
        second: ['DutyApprove'],
      })
      .execute()
    const [who] = await members(1)
    await assign({ person: who!, role: await role('Duty plan', 'DutyPlan') })
    const approve = await role('Duty approve', 'DutyApprove')
    const { impact } = await assign({ person: who!, role: approve }, true)
    assert.deepEqual(
      impact.broken.map(({ rule, people }) => [rule.name, people]),
      [['Plan and approve', 1]],
    )
    const given = { person: who, role: approve, account: AGENCY, below: false, expiresAt: null, reason: '' }
    assert.equal((await refused('POST', '/assignments', given)).code, 'duties-broken')
  })

  it('takes no moment that has passed as the end of an assignment', async () => {
    const [who] = await members(1)
    const given = {
      person: who,
      role: 'role-media-planner',
      account: AGENCY,
      below: false,
      expiresAt: '2020-01-01T00:00:00Z',
      reason: '',
    }
    assert.equal((await refused('POST', '/assignments', given)).status, 400)
  })

  it('notes each change once, and none that was only looked at', async () => {
    const actions = async () =>
      (await database().sql.selectFrom('audit_entry').select('action').orderBy('id').execute()).map(
        (row) => row.action,
      )
    const before = (await actions()).length
    const made = await role('Noted', 'NotedAccess')
    await answer('PUT', `/roles/${made}?dry=true`, input(await roleOf(made), 'Another'))
    await answer('PUT', `/roles/${made}`, input(await roleOf(made), 'Another'))
    await answer('DELETE', `/roles/${made}?reason=Done`)
    assert.deepEqual((await actions()).slice(before), ['role.created', 'role.changed', 'role.removed'])
  })
})
