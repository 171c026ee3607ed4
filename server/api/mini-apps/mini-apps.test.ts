import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { MiniAppLine } from '../../../shell/contract/mini-app-line.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { PortalApps } from './portal-apps.ts'

const XSRF = { cookie: 'XSRF-TOKEN=double', 'x-xsrf-token': 'double' }
const OF_FILE = { key: 'desk', title: 'Desk', script: 'https://file.example/desk.js', routes: ['desk'] }
const entry = (key: string, more: object = {}) => ({
  key,
  title: `The ${key}`,
  script: `https://apps.example/${key}.js`,
  routes: [key],
  ...more,
})

onEachDatabase((database) => {
  const call = callerOf(database)
  /** Entries as another process of the same database shows them. */
  let elsewhere: PortalApps
  before(() => (elsewhere = new PortalApps(database(), [OF_FILE])).open())
  after(() => elsewhere.close())

  const put = (key: string, of: object, more: object = {}, who = 'admin') =>
    call(who, `/mini-apps/${key}`, {
      method: 'PUT',
      json: { entry: of, trial: false, isNew: true, reason: 'Wanted', ...more },
    })
  const lines = async () => dataOf<MiniAppLine[]>(await call('admin', '/mini-apps'))
  const shown = (apps = elsewhere.now) => apps.usable.map(({ key }) => key)
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const remove = (key: string) =>
    call.raw(
      'admin',
      `/mini-apps/${key}/removal`,
      { cookie: 'XSRF-TOKEN=double', 'x-xsrf-token': 'double', 'content-type': 'application/json' },
      { method: 'POST', body: '{"reason":"Gone"}' },
    )

  it('shows what is added, changed and removed in every process, and notes it', async () => {
    assert.equal((await putQuietly('reach')).status, 204)
    await until(() => shown().includes('reach'))
    assert.equal((await putQuietly('reach', { title: 'Reach desk' }, { isNew: false })).status, 204)
    await until(() => elsewhere.now.usable.some(({ title }) => title === 'Reach desk'))
    assert.deepEqual(
      (await lines()).map(({ key, source }) => [key, source]),
      [['reach', 'stored']],
    )
    assert.equal((await remove('reach')).status, 204)
    await until(() => !shown().includes('reach'))
    const noted = await database()
      .sql.selectFrom('audit_entry')
      .where('subject_type', '=', 'mini-app')
      .select(['action', 'subject_name', 'reason'])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      noted.map((each) => Object.values(each)),
      [
        ['mini-app.added', 'The reach', 'Wanted'],
        ['mini-app.changed', 'Reach desk', 'Wanted'],
        ['mini-app.removed', 'Reach desk', 'Gone'],
      ],
    )
  })

  it('refuses a faulty entry, one whose key or route is taken, and says so at the field', async () => {
    const refused = async (of: ReturnType<typeof entry>, more = {}) =>
      problemOf(await put(of.key, of, more), 400).errors?.map(({ field, message }) => [field, message])
    assert.deepEqual(await refused(entry('bad', { scirpt: '/a.js' })), [
      ['scirpt', '"scirpt" is no field of an entry. Did you mean "script"?'],
    ])
    const apis = [{ name: 'own', origin: 'https://own.example', audience: 'account' }]
    assert.match(
      (await refused(entry('mine', { apis })))![0]![1]!,
      /which belongs to the tokens people sign in with/,
    )
    assert.equal((await refused(entry('scorecards')))?.[0]?.[0], 'key')
    assert.equal((await refused(entry('other', { routes: ['you'] })))?.[0]?.[0], 'routes.0')
    assert.deepEqual(shown(), ['desk'])
  })

  it('lets the file have a key that is stored too', async () => {
    await putQuietly('desk')
    await putQuietly('last')
    await until(() => shown().includes('last'))
    assert.deepEqual(shown(), ['desk', 'last'])
    assert.equal(elsewhere.now.usable[0]?.script, OF_FILE.script)
    for (const key of ['desk', 'last']) await remove(key)
    await until(() => !shown().includes('last'))
  })

  it('tells the log of a faulty entry', (test) => {
    const warn = test.mock.method(console, 'warn', () => undefined)
    elsewhere.takeFile([OF_FILE, OF_FILE])
    elsewhere.takeFile([OF_FILE])
    assert.equal(warn.mock.callCount(), 1)
    assert.match(String(warn.mock.calls[0]!.arguments), /desk .* there is a mini-app "desk" already/)
  })

  it('shows a trial to those who try it alone', async () => {
    await putQuietly('wip', {}, { trial: true })
    await putQuietly('next')
    await until(() => shown().includes('next'))
    assert.deepEqual(shown(), ['desk', 'next'])
    const tried = await call.raw('admin', '/mini-apps/wip/trial', XSRF, { method: 'POST' })
    const [, key] = /^os_trial=([^;]{20,})/.exec(tried.headers.get('set-cookie')!)!
    assert.deepEqual(shown(elsewhere.whileTrying(key)), ['desk', 'next', 'wip'])
    for (const guessed of ['wip', '', undefined])
      assert.deepEqual(shown(elsewhere.whileTrying(guessed)), ['desk', 'next'])
    for (const each of ['wip', 'next']) await remove(each)
  })

  it('is for those who keep the agency of the installation', async () => {
    for (const who of ['planner', 'developer']) {
      assert.equal((await call(who, '/mini-apps')).status, 403, who)
      assert.equal((await put('mine', entry('mine'), {}, who)).status, 403, who)
    }
  })

  /** An answer without content, which the caller of tests would read as JSON. */
  const putQuietly = (key: string, more: object = {}, input: object = {}) =>
    call.raw(
      'admin',
      `/mini-apps/${key}`,
      { cookie: 'XSRF-TOKEN=double', 'x-xsrf-token': 'double', 'content-type': 'application/json' },
      {
        method: 'PUT',
        body: JSON.stringify({
          entry: entry(key, more),
          trial: false,
          isNew: true,
          reason: 'Wanted',
          ...input,
        }),
      },
    )
})
