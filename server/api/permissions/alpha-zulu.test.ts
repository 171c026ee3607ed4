import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { PermissionRecord } from '../../../shell/contract/entities.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, problemOf } from '../kit/caller-in-tests.ts'

onOneDatabase((database) => {
  const call = callerOf(database)
  const ask = (who: string, whose: string, query: string) =>
    call(who, `/alpha-zulu/v2/users/email/${whose}@agency.example/permissions?${query}`)
  const kindsOf = async (who: string, whose: string, query: string) => {
    const { status, body } = await ask(who, whose, query)
    assert.equal(status, 200, JSON.stringify(body))
    const kinds = (body as PermissionRecord[]).map(({ account_id }) => account_id.split('-')[1])
    return [...new Set(kinds)].toSorted()
  }

  it('goes down from the root: agencies, markets, brands', async () => {
    assert.deepEqual(await kindsOf('planner', 'planner', 'depth=0&account_id=agency-os-root'), [])
    assert.deepEqual(await kindsOf('planner', 'planner', 'depth=1&account_id=agency-os-root'), ['agency'])
    assert.deepEqual(await kindsOf('planner', 'planner', 'depth=2&account_id=agency-os-root'), [
      'agency',
      'market',
    ])
    assert.deepEqual(await kindsOf('planner', 'planner', 'depth=3&account_id=agency-os-root'), [
      'agency',
      'brand',
      'market',
    ])
  })

  it('goes down from one agency and stays in it', async () => {
    assert.deepEqual(await kindsOf('planner', 'planner', 'depth=0&account_id=az-agency-wavemaker'), [
      'agency',
    ])
    const { body } = await ask('planner', 'planner', 'depth=3&account_id=az-agency-wavemaker')
    const records = body as PermissionRecord[]
    assert.equal(records.filter(({ account_id }) => account_id.startsWith('az-brand-')).length, 371)
    assert.ok(!records.some(({ account_id }) => account_id.includes('choreograph')))
  })

  it('answers accounts with the permissions held there [3.15, 6.1, 7.11]', async () => {
    const { body } = await ask('no-workspaces', 'no-workspaces', 'depth=3&account_id=agency-os-root')
    const [record, ...others] = body as PermissionRecord[]
    assert.equal(others.length, 0)
    assert.equal(record?.account_id, 'az-agency-choreograph')
    assert.ok(record?.permissions.some((permission) => permission.endsWith('OsAppsAccess')))
  })

  it('shows others to administrators only', async () => {
    assert.deepEqual(await kindsOf('admin', 'planner', 'depth=3&account_id=agency-os-root'), [
      'agency',
      'brand',
      'market',
    ])
    problemOf(await ask('planner', 'admin', 'depth=3&account_id=agency-os-root'), 403)
    problemOf(await ask('planner', 'nobody', 'depth=3&account_id=agency-os-root'), 403)
    problemOf(await ask('admin', 'nobody', 'depth=3&account_id=agency-os-root'), 404)
  })

  it('takes the address in any case', async () => {
    assert.equal((await ask('planner', 'Planner', 'depth=1&account_id=agency-os-root')).status, 200)
  })

  it('refuses agencies that one does not belong to and accounts that do not exist', async () => {
    problemOf(await ask('planner', 'planner', 'depth=3&account_id=az-agency-mindshare'), 403)
    problemOf(await ask('planner', 'planner', 'depth=3&account_id=az-agency-nowhere'), 404)
  })

  it('wants a depth from 0 to 3 and an account', async () => {
    const root = 'account_id=agency-os-root'
    const bad = [
      root,
      `depth=4&${root}`,
      `depth=-1&${root}`,
      `depth=1.5&${root}`,
      `depth=&${root}`,
      'depth=3',
      'depth=3&account_id=',
    ]
    for (const query of bad) problemOf(await ask('planner', 'planner', query), 400)
  })
})
