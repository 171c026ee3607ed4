import assert from 'node:assert/strict'
import { it, mock } from 'node:test'
import { sql as raw } from 'kysely'
import type { Agency, PermissionRecord, User, Workspace } from '../../../shell/contract/entities.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { BytesKept } from './bytes-kept.ts'
import { callerOf, dataOf, problemOf } from './caller-in-tests.ts'
import { Kept } from './kept.ts'

const PERMISSIONS =
  '/alpha-zulu/v2/users/email/planner@agency.example/permissions?depth=3&account_id=agency-os-root'
const PREVIEW = '/workspaces/preview?parentId=organisation-choreograph'
const PLANNER = 'person-planner'

onOneDatabase((database) => {
  // each keeps for itself, as two processes do
  const processes = [callerOf(database), callerOf(database)]
  const run = (statement: string) => raw.raw(statement).execute(database().sql)
  const ofEach = <Answer>(ask: (call: (typeof processes)[number]) => Promise<Answer>) =>
    Promise.all(processes.map(ask))
  const held = () =>
    ofEach(async (call) => {
      const records = (await call('planner', PERMISSIONS)).body as PermissionRecord[]
      return new Set(records.flatMap(({ permissions }) => permissions))
    })
  const brands = () =>
    ofEach(async (call) => ((await call('planner', PREVIEW)).body as Workspace[]).map(({ name }) => name))

  it('says at the next call of every process that a right was given or taken', async () => {
    const { sql } = database()
    const give = raw`update permission_record set permissions = permissions || '{NewlyGiven}'
      where person_id = ${PLANNER} and account_id = 'az-agency-choreograph'`
    const take = raw`update permission_record set permissions = array_remove(permissions, 'NewlyGiven')
      where person_id = ${PLANNER}`
    for (const [change, has] of [
      [give, true],
      [take, false],
      [give, true],
      [take, false],
    ] as const) {
      await change.execute(sql)
      assert.deepEqual(
        (await held()).map((all) => all.has('NewlyGiven')),
        [has, has],
      )
    }
  })

  it('says it of roles, groups and what is beneath, and forgets a change that was not committed', async () => {
    await run(`insert into user_role (id, name, application_id, countries, agencies, permissions) values
      ('kept-role', 'Kept', 'applications-choreograph', '{}', '{}', '[{"key": "PERMISSIONS", "values": ["OfTheRole"]}]')`)
    await run(`insert into person_group (id, agency_code, name) values ('kept-group', 'choreograph', 'Kept')`)
    await run(`insert into role_assignment (id, group_id, role_id, account_id, below, given_at)
      values ('kept-given', 'kept-group', 'kept-role', 'az-agency-choreograph', true, now())`)
    const has = async () => (await held()).map((all) => all.has('OfTheRole'))
    assert.deepEqual(await has(), [false, false])
    await run(`insert into group_member (group_id, person_id) values ('kept-group', '${PLANNER}')`)
    assert.deepEqual(await has(), [true, true])
    const roles = await ofEach(
      async (call) => dataOf<User>(await call('planner', '/user-details/users/me')).userRoles,
    )
    assert.ok(roles.every((all) => all.some(({ id }) => id === 'kept-role')))
    await assert.rejects(
      database()
        .sql.transaction()
        .execute(async (transaction) => {
          await raw`delete from group_member where group_id = 'kept-group'`.execute(transaction)
          throw new Error('taken back')
        }),
      /taken back/,
    )
    assert.deepEqual(await has(), [true, true])
    await run(`delete from group_member where group_id = 'kept-group'`)
    assert.deepEqual(await has(), [false, false])
  })

  it('ends with a role that was given for a time', async () => {
    await run(`insert into role_assignment (id, person_id, role_id, account_id, below, expires_at, given_at)
      values ('kept-for-a-time', '${PLANNER}', 'kept-role', 'az-agency-choreograph', false, now() + interval '1 hour', now())`)
    const { rows } = await raw<{
      version: number
    }>`select sum(n)::float8 as version from rights_change`.execute(database().sql)
    const kept = new Kept(database().sql)
    const asked = { personId: PLANNER, rightsVersion: rows[0]!.version }
    let made = 0
    const make = async () => ({ value: ++made, bytes: 1 })
    const ask = () => kept.of(asked, 'anything', make)
    assert.deepEqual([await ask(), await ask()], [1, 1])
    const now = Date.now()
    mock.timers.enable({ apis: ['Date'], now: now + 3_601_000 })
    try {
      assert.equal(await ask(), 2)
    } finally {
      mock.timers.reset()
    }
    await run(`delete from role_assignment where id = 'kept-for-a-time'`)
  })

  it('says that somebody left an agency, and that a brand has another name', async () => {
    assert.ok((await brands()).every((names) => !names.includes('Renamed')))
    await run(`update workspace set name = 'Renamed' where id = 'brand-0001'`)
    assert.ok((await brands()).every((names) => names.includes('Renamed')))
    const agencies = () =>
      ofEach(async (call) => ((await call('planner', '/workspaces/agencies')).body as Agency[]).length)
    const [before] = await agencies()
    await run(`delete from agency_member where person_id = '${PLANNER}' and agency_code = 'choreograph'`)
    assert.deepEqual(await agencies(), [before! - 1, before! - 1])
    for (const call of processes) problemOf(await call('planner', PREVIEW), 403)
  })

  it('keeps nobody in who was disabled, and nothing of how somebody was called before', async () => {
    const names = () =>
      ofEach(async (call) => dataOf<User>(await call('developer', '/user-details/users/me')).firstname)
    await names()
    await run(`update person set firstname = 'Another' where id = 'person-developer'`)
    assert.deepEqual(await names(), ['Another', 'Another'])
    await run(`update person set disabled_at = now() where id = 'person-developer'`)
    for (const call of processes) problemOf(await call('developer', '/user-details/users/me'), 403)
  })

  it('makes once what many ask for at once, and again what failed', async () => {
    const kept = new Kept(database().sql)
    const asked = { personId: PLANNER, rightsVersion: 1 }
    let made = 0
    const make = async () => ({ value: ++made, bytes: 1 })
    assert.deepEqual(await Promise.all([1, 2, 3].map(() => kept.of(asked, 'many', make))), [1, 1, 1])
    const failing = kept.of(asked, 'fails', () => Promise.reject(new Error('away')))
    await assert.rejects(failing, /away/)
    assert.equal(await kept.of(asked, 'fails', make), 2)
  })
})

it('has room for so many bytes, and lets go of what was not used for longest', () => {
  const kept = new BytesKept<string>(10)
  kept.set('a', 'first', 4)
  kept.set('b', 'second', 4)
  assert.equal(kept.get('a'), 'first')
  kept.set('c', 'third', 4)
  assert.deepEqual([kept.get('a'), kept.get('b'), kept.get('c')], ['first', undefined, 'third'])
  kept.set('d', 'too much', 11)
  assert.equal(kept.get('d'), undefined)
})
