import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import type { FoundDocument } from '../miniapps/domain/document/wire.ts'
import type { Notice, Task } from '../miniapps/domain/notifications/notice.ts'
import { APIS } from './apis.ts'
import { onOneDatabase } from './db/on-each-database-in-tests.ts'
import { seedPortalDb } from './open-portal-db.ts'
import { callerOf, dataOf } from './api/kit/caller-in-tests.ts'
import { dayFromNow } from './world/days.ts'

const KINDS = APIS.flatMap(({ documents = [] }) => documents)

onOneDatabase((database) => {
  const call = callerOf(database, KINDS)
  const workOf = async (who: string, agency: string) =>
    dataOf<FoundDocument[]>(await call(who, `/documents?mine=1&agency=${agency}`))
  const tasksOf = async (who: string) => dataOf<Task[]>(await call(who, '/notifications/tasks'))
  const noticesOf = async (who: string): Promise<readonly Notice[]> =>
    dataOf<Notice[]>(await call(who, '/notifications'))

  for (const who of ['planner', 'developer', 'admin'])
    it(`gives ${who} audits to go on with, tasks, a deadline and a notice`, async () => {
      const open = (await workOf(who, 'choreograph')).flatMap(({ progress }) => progress ?? [])
      assert.equal(open.length, 2)
      assert.ok(open.every(({ done, of }) => done > 0 && done < of))
      const tasks = await tasksOf(who)
      const dueOf = (kind: string) => tasks.flatMap((task) => (task.kind === kind ? [task.due] : []))
      assert.deepEqual(dueOf('action'), [dayFromNow(2), dayFromNow(9)])
      assert.ok(dueOf('approval').includes(null))
      const [told] = await noticesOf(who)
      assert.deepEqual([told!.kind, told!.isRead], ['document-submitted', false])
      assert.ok(tasks.some(({ kind, path }) => kind === 'approval' && path === told!.path))
    })

  it('gives the administrator open audits in each agency', async () => {
    for (const agency of ['mindshare', 'msix', 'wms']) {
      const open = (await workOf('admin', agency)).filter(({ progress }) => progress)
      assert.equal(open.length, 2, agency)
    }
  })

  it('gives those without audits an event to plan and a notice', async () => {
    for (const [who, agency] of [
      ['other-agency', 'wavemaker'],
      ['no-workspaces', 'choreograph'],
    ] as const) {
      assert.deepEqual(
        (await workOf(who, agency)).map(({ type }) => type),
        ['speed-date'],
      )
      assert.deepEqual(
        (await noticesOf(who)).map(({ kind }) => kind),
        ['onboarding-reminded'],
      )
    }
  })

  const holdersOf = async (permission: string, agency: string) =>
    (
      await raw<{ person_id: string }>`select distinct person_id from effective_role as held
        join user_role on user_role.id = held.role_id join agency on agency.az_id = held.account_id
        where agency.code = ${agency} and ${permission} = any(granted)`.execute(database().sql)
    ).rows.length

  it('has roles that grant what their names say, with people in them', async () => {
    assert.equal(await holdersOf('AdminAppAccess', 'essence'), 1)
    for (const agency of ['choreograph', 'mindshare', 'wms']) {
      assert.ok((await holdersOf('SCORECARDS_APP_ACCESS', agency)) > 5, agency)
      assert.ok((await holdersOf('CartAppAccess', agency)) > 5, agency)
    }
  })

  it('comes to a sample world of an earlier release too', async () => {
    const { sql } = database()
    const before = await sql.selectFrom('document').select('id').orderBy('id').execute()
    await sql.deleteFrom('document').where('id', 'like', 'demo-%').execute()
    await sql.deleteFrom('seed_marker').where('name', 'in', ['demo-work', 'demo-events', 'teams']).execute()
    await sql
      .updateTable('user_role')
      .set({ permissions: '[]' })
      .where('id', '=', 'role-administrator')
      .execute()
    await sql.deleteFrom('role_assignment').where('id', 'like', 'given-%-deputy').execute()
    await seedPortalDb(database())
    assert.equal(await holdersOf('AdminAppAccess', 'essence'), 1)
    assert.deepEqual(await sql.selectFrom('document').select('id').orderBy('id').execute(), before)
  })
})
