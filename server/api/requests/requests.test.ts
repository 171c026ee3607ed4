import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Notice, Task } from '../../../miniapps/domain/notifications/notice.ts'
import type { AccessRequestLine } from '../../../miniapps/domain/requests/access-request.ts'
import type { PermissionRecord } from '../../../shell/contract/entities.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const AGENCY = 'choreograph'
const APP = 'cart'

onOneDatabase((database) => {
  const call = callerOf(database)
  const ask = (who: string, app = APP, agency = AGENCY) =>
    call(who, '/requests', { method: 'POST', json: { app, agency, note: 'For the new client' } })
  const decide = (who: string, id: string, decision: string, reason = '', until: string | null = null) =>
    call(who, `/requests/${id}/decide`, { method: 'POST', json: { decision, reason, until } })
  const noticesOf = async (who: string) => dataOf<Notice[]>(await call(who, '/notifications'))
  const open = async (who: string) => dataOf<AccessRequestLine[]>(await call(who, '/requests/open'))
  const held = async (who: string) =>
    (
      (
        await call(
          who,
          `/alpha-zulu/v2/users/email/${who}@agency.example/permissions?depth=0&account_id=az-agency-${AGENCY}`,
        )
      ).body as PermissionRecord[]
    ).flatMap(({ permissions }) => permissions)

  it('reaches the administrators of the agency, once, and nobody else', async () => {
    const request = dataOf<AccessRequestLine>(await ask('no-workspaces'), 201)
    assert.equal(request.status, 'open')
    assert.equal(dataOf<AccessRequestLine>(await ask('no-workspaces'), 201).id, request.id)
    const [notice, ...others] = (await noticesOf('admin')).filter(({ kind }) => kind === 'access-requested')
    assert.deepEqual(others, [])
    assert.deepEqual(
      (await open('admin')).map(({ id }) => id),
      [request.id],
    )
    assert.deepEqual(await open('planner'), [])
    const tasks = dataOf<Task[]>(await call('admin', '/notifications/tasks'))
    const task = tasks.find(
      ({ kind, detail }) => kind === 'access-request' && detail.startsWith('Haruto Mori'),
    )
    assert.equal(task?.path, `/os-admin/panel/requests?request=${request.id}`)
    assert.equal(notice!.path, task.path)
    for (const who of ['planner', 'no-workspaces'])
      assert.ok(!(await noticesOf(who)).some(({ kind }) => kind === 'access-requested'))
  })

  it('is decided by an administrator alone, once, and grants what the app needs', async () => {
    const [request] = await open('admin')
    problemOf(await decide('planner', request!.id, 'grant'), 404)
    assert.equal(
      problemOf(await decide('no-workspaces', request!.id, 'grant'), 403).code,
      'request-of-oneself',
    )
    assert.ok(!(await held('no-workspaces')).some((each) => each.endsWith('CartAppAccess')))
    assert.equal(dataOf<AccessRequestLine>(await decide('admin', request!.id, 'grant')).status, 'granted')
    assert.ok((await held('no-workspaces')).some((each) => each.endsWith('CartAppAccess')))
    assert.equal(problemOf(await decide('admin', request!.id, 'refuse'), 409).code, 'request-decided')
    assert.equal((await noticesOf('no-workspaces'))[0]!.kind, 'access-granted')
    const left = dataOf<Task[]>(await call('admin', '/notifications/tasks'))
    assert.ok(!left.some(({ kind }) => kind === 'access-request'))
    assert.equal(problemOf(await ask('no-workspaces'), 409).code, 'request-not-needed')
    const entry = await database()
      .sql.selectFrom('audit_entry')
      .select(['action', 'reason'])
      .where('action', '=', 'rights.granted')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    assert.equal(entry.reason, 'For the new client')
  })

  it('is told to who owns the app as well, by address or by name, and they do not decide', async () => {
    const app = 'architect-rf-curves-admin'
    const owned = async (owner: string) => {
      await database().run(`insert into app_override
        (agency_code, country_code, app, featured, hidden, beta, requestable, maintenance_note, owner)
        values ('${AGENCY}', null, '${app}', false, false, false, false, '', '${owner}')
        on conflict do nothing`)
      await database().run(`update app_override set owner = '${owner}' where app = '${app}'`)
      const { id } = dataOf<AccessRequestLine>(await ask('no-workspaces', app), 201)
      await call('no-workspaces', `/requests/${id}/withdraw`, { method: 'POST' })
      return id
    }
    const told = async (who: string) =>
      (await noticesOf(who)).filter(({ kind }) => kind === 'owned-app-requested').length
    const id = await owned('Planner@agency.example')
    assert.deepEqual([await told('planner'), await told('admin'), await told('no-workspaces')], [1, 0, 0])
    problemOf(await decide('planner', id, 'grant'), 404)
    for (const owner of ['maya lindqvist', 'The media team', 'Haruto Mori']) await owned(owner)
    assert.deepEqual([await told('planner'), await told('no-workspaces')], [2, 0])
    await database().run(`delete from app_override where app = '${app}'`)
  })

  it('is refused with a reason, which is told and noted', async () => {
    const { id } = dataOf<AccessRequestLine>(await ask('no-workspaces', 'architect-rf-curves-admin'), 201)
    await decide('admin', id, 'refuse', 'Ask for the cart instead')
    const [notice] = await noticesOf('no-workspaces')
    assert.deepEqual(notice!.params, {
      app: 'Reach and frequency curves',
      reason: 'Ask for the cart instead',
    })
    const refused = await database()
      .sql.selectFrom('audit_entry')
      .select('reason')
      .where('action', '=', 'request.refused')
      .execute()
    assert.deepEqual(refused, [{ reason: 'Ask for the cart instead' }])
    assert.equal(
      dataOf<AccessRequestLine>(await ask('no-workspaces', 'architect-rf-curves-admin'), 201).status,
      'open',
    )
  })

  it('is granted until a moment, from which on nothing is left of it, and then again', async () => {
    const who = 'no-permissions'
    await database().run(`insert into permission_record values
      ('person-${who}', 'az-agency-${AGENCY}', '{OsAgencyAccess}')`)
    const holds = async () => (await held(who)).some((each) => each.endsWith('CartAppAccess'))
    for (const turn of [1, 2]) {
      const { id } = dataOf<AccessRequestLine>(await ask(who), 201)
      problemOf(await decide('admin', id, 'grant', '', new Date(Date.now() - 1000).toISOString()), 400)
      const until = new Date(Date.now() + 3_600_000).toISOString()
      const granted = dataOf<AccessRequestLine>(await decide('admin', id, 'grant', '', until))
      assert.deepEqual([granted.status, granted.until], ['granted', until])
      assert.deepEqual((await noticesOf(who))[0]!.params, { app: 'Cart', until })
      assert.equal(await holds(), true)
      await database().run(`update role_assignment set expires_at = now() where person_id = 'person-${who}'`)
      assert.equal(await holds(), false)
      const roles = await database()
        .sql.selectFrom('role_assignment')
        .innerJoin('user_role', 'user_role.id', 'role_id')
        .select(['name', 'granted'])
        .where('person_id', '=', `person-${who}`)
        .execute()
      assert.deepEqual(roles, [{ name: 'Cart', granted: ['CartAppAccess'] }], `turn ${turn}`)
    }
  })

  it('is taken back by whoever asked', async () => {
    const [request] = dataOf<AccessRequestLine[]>(await call('no-workspaces', '/requests'))
    problemOf(await call('planner', `/requests/${request!.id}/withdraw`, { method: 'POST' }), 404)
    const withdrawn = await call('no-workspaces', `/requests/${request!.id}/withdraw`, { method: 'POST' })
    assert.equal(dataOf<AccessRequestLine>(withdrawn).status, 'withdrawn')
    assert.deepEqual(await open('admin'), [])
    assert.ok((await noticesOf('admin')).every(({ kind, isRead }) => kind !== 'access-requested' || isRead))
  })

  it('asks to be let in, and comes in with a role that opens brands', async () => {
    const who = 'no-permissions'
    const seesBrands = async () => {
      const { body } = await call(who, '/workspaces/preview?parentId=organisation-choreograph')
      return Array.isArray(body) && body.length > 0
    }
    const request = dataOf<AccessRequestLine>(await ask(who, 'you-page'), 201)
    assert.equal(request.title, 'Agency OS')
    assert.ok((await open('admin')).some(({ id }) => id === request.id))
    await database()
      .run(`insert into user_role (id, name, application_id, countries, agencies, permissions) values
      ('role-of-entry', 'Colleague', '', '{}', '{${AGENCY}}',
        '[{"key":"PERMISSIONS","values":["OsAgencyAccess","OS_WORKSPACE_ACCESS"]}]')`)
    assert.equal(await seesBrands(), false)
    const json = { decision: 'grant', role: 'role-of-entry' }
    const letIn = () => call('admin', `/requests/${request.id}/decide`, { method: 'POST', json })
    assert.equal(problemOf(await letIn(), 409).code, 'members-of-rivals')
    await database().run(`insert into workspace_policy (agency_code, shares_rivals) values ('${AGENCY}', true)
      on conflict (agency_code) do update set shares_rivals = true`)
    dataOf(await letIn())
    assert.equal(await seesBrands(), true)
    assert.equal((await noticesOf(who))[0]!.path, '/you')
    assert.equal(problemOf(await ask(who, 'you-page'), 409).code, 'request-not-needed')
  })

  it('lets those ask too who may enter and see no brand, and nobody who is not of the agency', async () => {
    dataOf(await ask('no-workspaces', 'you-page'), 201)
    assert.equal(problemOf(await ask('no-agencies', 'you-page'), 403).code, 'agency-access-missing')
    assert.equal(problemOf(await ask('planner', 'you-page'), 409).code, 'request-not-needed')
  })

  it('is for members of the agency, and for apps that need something', async () => {
    problemOf(await ask('other-agency'), 403)
    problemOf(await ask('no-workspaces', 'nowhere'), 409)
  })
})
