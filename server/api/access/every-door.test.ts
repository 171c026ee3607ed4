import assert from 'node:assert/strict'
import { it } from 'node:test'
import { spellings } from '../../../shell/contract/holds.ts'
import type { AssignmentLine, Changed, RoleLine } from '../../../miniapps/domain/access/wire-grants.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { problemOf } from '../kit/caller-in-tests.ts'
import { workspaceCalls } from '../workspaces/manage/workspace-calls-in-tests.ts'
import { accessOf, AGENCY } from './access-in-tests.ts'
import { keepGroups } from './keep-groups.ts'

/** Somebody who may enter the agency and holds next to nothing there. */
const WHO = 'person-no-workspaces'
const ADMIN = 'person-admin'
/** What the app Cart asks for, so that it can be requested too. */
const WANTED = 'CartAppAccess'
const OTHER = 'DutyOther'

/** A right to be given: a permission, or a value of another key as `KEY:value`. */
interface Gift {
  person: string
  right: string
  account?: string
}

onOneDatabase((database) => {
  const { answer, refused, call } = accessOf(database)
  const { ok, client, brandOf } = workspaceCalls(call)
  let count = 0

  const roleInput = (...rights: string[]) => {
    const permissions = rights.map((right) => {
      const [value, key = 'PERMISSIONS'] = right.split(':').toReversed()
      return { key, values: [value!] }
    })
    const applicationId = 'applications-choreograph'
    return { name: `Door ${++count}`, applicationId, agencies: ['choreograph'], countries: [], permissions }
  }
  const makeRole = async (input: ReturnType<typeof roleInput>) =>
    (await answer<Changed<RoleLine>>('POST', '/roles', input)).data.id
  const assignment = (to: { person?: string; group?: string }, role: string, account = AGENCY) => ({
    ...to,
    role,
    account,
    below: false,
    expiresAt: null,
    reason: 'Door',
  })
  const groupInput = (more: object = {}) => ({
    agency: 'choreograph',
    name: `Door ${++count}`,
    description: '',
    rule: null,
    ...more,
  })
  const makeGroup = async (input: object = groupInput(), ...add: string[]) => {
    const { id } = (await answer<Changed<{ id: string }>>('POST', '/groups', input)).data
    if (add.length > 0) await answer('POST', `/groups/${id}/members`, { add, remove: [] })
    return id
  }
  const emailOf = (person: string) => `${person.replace('person-', '')}@agency.example`

  /** Every way to give a role or a permission, each answering how it is refused. */
  const doors: Record<string, (gift: Gift) => Promise<string | undefined>> = {
    'a role': async ({ person, right, account }) => {
      const role = await makeRole(roleInput(right))
      return (await refused('POST', '/assignments', assignment({ person }, role, account))).code
    },
    'a group that has a role': async ({ person, right, account }) => {
      const group = await makeGroup()
      const role = await makeRole(roleInput(right))
      await answer('POST', '/assignments', assignment({ group }, role, account))
      return (await refused('POST', `/groups/${group}/members`, { add: [person], remove: [] })).code
    },
    'a role for a group': async ({ person, right, account }) => {
      const group = await makeGroup(groupInput(), person)
      const role = await makeRole(roleInput(right))
      return (await refused('POST', '/assignments', assignment({ group }, role, account))).code
    },
    'a role that grants more': async ({ person, right, account }) => {
      const input = roleInput()
      const role = await makeRole(input)
      await insertAssignment(person, role, account)
      const more = { ...input, permissions: roleInput(right).permissions }
      return (await refused('PUT', `/roles/${role}`, more)).code
    },
    'the rule of a group': async ({ person, right, account }) => {
      const input = groupInput()
      const group = await makeGroup(input)
      const role = await makeRole(roleInput(right))
      await answer('POST', '/assignments', assignment({ group }, role, account))
      await database().run(`update contact set title = 'keeper of ${person}' where person_id = '${person}'`)
      const rule = { all: [{ field: 'title', in: [`keeper of ${person}`] }] }
      return (await refused('PUT', `/groups/${group}`, { ...input, rule })).code
    },
    'an import': async ({ person, right }) => {
      const { name, ...input } = roleInput(right)
      await makeRole({ name, ...input })
      const row = { email: emailOf(person), firstname: 'A', lastname: 'B', agency: 'choreograph' }
      return (await refused('POST', '/people/import', { rows: [{ ...row, roles: name }] })).code
    },
  }
  /** Those that give no flags. */
  const doorsOfPermissions: typeof doors = {
    directly: async ({ person, right, account = AGENCY }) =>
      (await refused('POST', '/direct', { person, account, add: [right], remove: [], reason: 'Door' })).code,
  }
  /** Those that nobody opens for themselves. */
  const doorsOfOthers: typeof doors = {
    'a request': async ({ person }) => {
      const who = person.replace('person-', '')
      const asked = { app: 'cart', agency: 'choreograph', note: '' }
      const { body } = await call(who, '/requests', { method: 'POST', json: asked })
      const { id } = (body as { data: { id: string } }).data
      const codes: string[] = []
      for (const until of [null, '2199-01-01T00:00:00Z']) {
        const json = { decision: 'grant', reason: '', until }
        const decided = await call('admin', `/requests/${id}/decide`, { method: 'POST', json })
        codes.push(problemOf(decided, decided.status).code!)
      }
      assert.equal(codes[0], codes[1])
      return codes[0]
    },
    'the claims of the provider': async ({ person, right, account }) => {
      const externalId = `door-${++count}`
      const group = await makeGroup(groupInput({ externalId }))
      const role = await makeRole(roleInput(right))
      await answer('POST', '/assignments', assignment({ group }, role, account))
      const parts = {
        sql: database().sql,
        spellings: (permission: string) => spellings(permission, 'agency-os.'),
      }
      await keepGroups(parts, person, [externalId])
      const entry = await database()
        .sql.selectFrom('audit_entry')
        .select('reason')
        .where('subject_id', '=', person)
        .where('outcome', '=', 'refused')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return entry.reason!.replace('claims: ', '')
    },
  }

  const insertAssignment = (person: string, role: string, account = AGENCY, expires: Date | null = null) =>
    database()
      .sql.insertInto('role_assignment')
      .values({
        id: `door-${++count}`,
        person_id: person,
        role_id: role,
        account_id: account,
        below: false,
        expires_at: expires,
        given_at: new Date(),
        reason: 'Door',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const heldBy = async (person: string) =>
    (
      await database()
        .sql.selectFrom('effective_permission')
        .select('permissions')
        .where('person_id', '=', person)
        .execute()
    ).flatMap(({ permissions }) => permissions)
  /** Walks through them one by one, says which of them let it through or refused it for another reason. */
  const walk = async (all: typeof doors, gift: Gift, code: string) => {
    const answers: Record<string, string | undefined> = {}
    for (const [name, door] of Object.entries(all)) answers[name] = await door(gift)
    assert.deepEqual(answers, Object.fromEntries(Object.keys(all).map((name) => [name, code])))
  }

  it('lets nobody give a permission or a flag to themselves, whatever door they take', async () => {
    await walk({ ...doors, ...doorsOfPermissions }, { person: ADMIN, right: 'DoorOwn' }, 'rights-for-oneself')
    assert.ok(!(await heldBy(ADMIN)).includes('DoorOwn'))
    for (const right of ['FEATURE_FLAGS:DOOR', 'PLAN_STATUS:DOOR'])
      await walk(doors, { person: ADMIN, right }, 'rights-for-oneself')
  })

  it('takes a flag in a role that somebody has held since the first release for their own', async () => {
    const { data: role } = await answer<{ data: RoleLine }>('GET', '/roles/role-administrator')
    const { name, applicationId, agencies, countries } = role
    const permissions = [...role.permissions, { key: 'FEATURE_FLAGS', values: ['DOOR'] }]
    const input = { name, applicationId, agencies, countries, permissions }
    assert.equal((await refused('PUT', `/roles/${role.id}`, input)).code, 'rights-for-oneself')
    const moved = { ...input, permissions: role.permissions, applicationId: 'applications-wavemaker' }
    assert.equal((await refused('PUT', `/roles/${role.id}`, moved)).code, 'rights-for-oneself')
  })

  it('lets nobody lengthen or widen what they hold, and shorten it whoever likes', async () => {
    const role = await makeRole(roleInput('DoorUntil'))
    const [soon, later] = ['2199-01-01T00:00:00.000Z', '2199-06-01T00:00:00.000Z']
    const mine = (await insertAssignment(ADMIN, role, AGENCY, new Date(later))).id
    const change = (id: string, more: object) =>
      [`/assignments/${id}`, { below: false, expiresAt: later, reason: 'Door', ...more }] as const
    const group = await makeGroup(groupInput(), ADMIN)
    const ours = await makeRole(roleInput('DoorUntilToo'))
    await database()
      .run(`insert into role_assignment (id, group_id, role_id, account_id, expires_at, given_at)
      values ('door-group', '${group}', '${ours}', '${AGENCY}', '${later}', now())`)
    for (const id of [mine, 'door-group'])
      for (const more of [{ expiresAt: null }, { expiresAt: '2200-01-01T00:00:00.000Z' }, { below: true }])
        assert.equal(
          (await refused('PUT', ...change(id, more))).code,
          'rights-for-oneself',
          `${id} ${JSON.stringify(more)}`,
        )
    const { data } = await answer<Changed<AssignmentLine>>('PUT', ...change(mine, { expiresAt: soon }))
    assert.equal(data.expiresAt, soon)
    const theirs = (await insertAssignment('person-planner', role, AGENCY, new Date(soon))).id
    const longer = await answer<Changed<AssignmentLine>>('PUT', ...change(theirs, { expiresAt: null }))
    assert.equal(longer.data.expiresAt, null)
  })

  it('keeps apart what a rule of duties keeps apart, whatever door somebody is let in by', async () => {
    const rule = { agency: 'choreograph', name: 'Door', first: [WANTED, 'PLAN_STATUS:DOOR'], second: [OTHER] }
    await answer('POST', '/duty-rules', rule)
    await answer('POST', '/direct', { person: WHO, account: AGENCY, add: [OTHER], remove: [], reason: '' })
    const all = { ...doors, ...doorsOfPermissions, ...doorsOfOthers }
    await walk(all, { person: WHO, right: WANTED }, 'duties-broken')
    await walk(doors, { person: WHO, right: 'PLAN_STATUS:DOOR' }, 'duties-broken')
    assert.ok(!(await heldBy(WHO)).includes(WANTED))
  })

  it('keeps from a brand who works for its rival, whatever door they take and however they do', async () => {
    const [ours, theirs] = [await client('Doorwick', ['Doors']), await client('Gatewick', ['doors'])]
    const [door, gate] = [await brandOf(ours.market, 'Door'), await brandOf(theirs.market, 'Gate')]
    const access = 'OS_WORKSPACE_ACCESS'
    const onRivals = async (account: string, brand: string) => {
      const all = { ...doors, ...doorsOfPermissions }
      delete all['an import'] // gives on the agency's account alone
      await walk(all, { person: WHO, right: access, account }, 'members-of-rivals')
      const member = { method: 'POST', json: { people: [WHO], role: 'member' } }
      assert.equal(
        problemOf(await call('admin', `/workspaces/${brand}/members`, member), 409).code,
        'members-of-rivals',
      )
    }
    await ok('admin', `/${door.id}/members`, { people: [WHO], role: 'member' })
    await onRivals(`az-${gate.id}`, gate.id)
    await ok('admin', `/${door.id}/members`, { people: [WHO], role: 'none' })
    const whole = { ...assignment({ person: WHO }, await makeRole(roleInput(access))), below: true }
    assert.equal((await refused('POST', '/assignments', whole)).code, 'members-of-rivals')
    await answer('POST', '/assignments', { ...whole, below: false, account: `az-${door.id}` })
    await onRivals(`az-${gate.id}`, gate.id)
    await ok('admin', '/policy', { agency: 'choreograph', sharesRivals: true }, 'PUT')
    await ok('admin', `/${gate.id}/members`, { people: [WHO], role: 'member' })
    await ok('admin', '/policy', { agency: 'choreograph', sharesRivals: false }, 'PUT')
  })

  it('lets nobody make themselves an owner of a brand that they manage, or of a new one', async () => {
    const { market } = await client('Ownerwick', ['Owning'])
    const brand = await brandOf(market, 'Owned')
    const owner = { method: 'POST', json: { people: [ADMIN], role: 'owner' } }
    const made = {
      agency: 'choreograph',
      type: 'BRAND',
      parentId: market.id,
      name: 'Mine',
      countries: ['IE'],
    }
    for (const called of [
      await call('admin', `/workspaces/${brand.id}/members`, owner),
      await call('admin', '/workspaces', { method: 'POST', json: { ...made, owners: [ADMIN] } }),
    ])
      assert.equal(problemOf(called, 403).code, 'rights-for-oneself')
  })
})
