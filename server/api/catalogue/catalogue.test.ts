import assert from 'node:assert/strict'
import { it } from 'node:test'
import { KEPT_VISITS, SENT_VISITS } from '../../../miniapps/domain/catalogue/limits.ts'
import type {
  AppOverride,
  AppUsage,
  ArrangedApps,
  Catalogue,
  MyApps,
} from '../../../shell/contract/catalogue.ts'
import { ACCOUNTS_ROOT } from '../../../shell/config/page-defaults.ts'
import { createApi } from '../../create-api.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { demoId } from '../../world/people.ts'
import { callerOf, problemOf } from '../kit/caller-in-tests.ts'

const AGENCY = 'choreograph'

onOneDatabase((database) => {
  const call = callerOf(database)
  const mine = async (who = 'planner') => ((await call(who, '/catalogue/mine')).body as { data: MyApps }).data
  const visit = async (visits: readonly object[], who = 'planner') =>
    (
      await call.raw(
        who,
        '/catalogue/visits',
        { ...XSRF, 'content-type': 'application/json' },
        {
          method: 'POST',
          body: JSON.stringify({ agency: AGENCY, visits }),
        },
      )
    ).status

  it('tells developers which mini-apps are left out and why, and nobody else', async () => {
    const faulty = [{ name: 'desk', routes: ['desk'], problems: [] }]
    const world = { agency: AGENCY, ofFile: () => [], ownAudiences: [], faulty: () => faulty }
    const api = createApi({
      db: database(),
      verifyToken: async (who) => ({ email: `${who}@agency.example` }),
      permissionPrefix: 'agency-os.',
      permissionAccountsRoot: ACCOUNTS_ROOT,
      installation: world,
    })
    const told = async (who: string) => {
      const headers = { authorization: `Bearer ${who}` }
      const answer = await api.request(`/api/catalogue?agency=${AGENCY}`, { headers })
      return ((await answer.json()) as { data: Catalogue }).data.faultyApps
    }
    assert.deepEqual(await told('developer'), faulty)
    assert.equal(await told('planner'), undefined)
  })

  it('tells members how their agency arranges its apps, and nobody else', async () => {
    const { body } = await call('planner', `/catalogue?agency=${AGENCY}`)
    const { overrides, announcements } = (body as { data: Catalogue }).data
    assert.deepEqual(
      overrides.map(({ app, featured, country }) => ({ app, featured, country })),
      [{ app: 'scorecards', featured: true, country: null }],
    )
    assert.deepEqual(announcements, [])
    for (const [who, agency] of [
      ['planner', 'mindshare'],
      ['no-agency-access', AGENCY],
      ['planner', 'nowhere'],
    ] as const)
      assert.deepEqual(
        ((await call(who, `/catalogue?agency=${agency}`)).body as { data: Catalogue }).data.overrides,
        [],
        `${who} of ${agency}`,
      )
  })

  it('keeps favourites per person, the newest first', async () => {
    await call('planner', '/catalogue/favourites/cart', { method: 'PUT' })
    await call('planner', '/catalogue/favourites/budget', { method: 'PUT' })
    await call('planner', '/catalogue/favourites/cart', { method: 'PUT' })
    assert.deepEqual((await mine()).favourites, ['budget', 'cart'])
    assert.deepEqual((await mine('developer')).favourites, [])
    await call('planner', '/catalogue/favourites/budget', { method: 'DELETE' })
    assert.deepEqual((await mine()).favourites, ['cart'])
    problemOf(await call('planner', '/catalogue/favourites/No%20key', { method: 'PUT' }), 400)
  })

  it('keeps the newest 200 visits of a person, and none of a time to come', async () => {
    const begin = Date.now() - 86_400_000
    const at = (minute: number) => new Date(begin + minute * 60_000).toISOString()
    for (let first = 0; first < KEPT_VISITS + SENT_VISITS; first += SENT_VISITS)
      assert.equal(
        await visit(Array.from({ length: SENT_VISITS }, (_, i) => ({ app: 'cart', at: at(first + i) }))),
        204,
      )
    assert.equal(await visit([{ app: 'budget', at: '2199-01-01T00:00:00Z' }]), 204)
    const { visits } = await mine()
    assert.equal(visits.length, KEPT_VISITS)
    assert.equal(visits[0]!.app, 'budget')
    assert.ok(Date.parse(visits[0]!.at) <= Date.now())
    assert.equal(visits.at(-1)!.at, at(SENT_VISITS + 1))
    assert.equal(
      await visit(Array.from({ length: SENT_VISITS + 1 }, () => ({ app: 'cart', at: at(0) }))),
      400,
    )
    const others = await database()
      .sql.selectFrom('app_visit')
      .select('person_id')
      .where('person_id', '!=', demoId('planner@agency.example'))
      .execute()
    assert.deepEqual(others, [])
  })
})

onOneDatabase((database) => {
  const call = callerOf(database)
  const plain = { agency: AGENCY, country: null, featured: false, hidden: false, beta: false }
  const said = { ...plain, requestable: false, maintenance: null, owner: 'Team Cart', app: 'cart' }
  const put = (who: string, what: string, json: object) =>
    call(who, `/catalogue/${what}`, { method: 'PUT', json })
  const cart = async () => {
    const { overrides } = ((await call('planner', `/catalogue?agency=${AGENCY}`)).body as { data: Catalogue })
      .data
    return overrides.find(({ app }) => app === 'cart')
  }
  const actions = async () =>
    (await database().sql.selectFrom('audit_entry').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    )

  it('lets administrators arrange apps, notes each change, and keeps the order beside it', async () => {
    const maintenance = { until: '2199-01-01T00:00:00.000Z', note: 'New costs' }
    assert.equal((await put('admin', 'overrides', { ...said, beta: true })).status, 200)
    assert.equal((await put('admin', 'order', { agency: AGENCY, apps: ['budget', 'cart'] })).status, 200)
    assert.equal((await put('admin', 'overrides', { ...said, maintenance })).status, 200)
    assert.deepEqual(await cart(), {
      app: 'cart',
      country: null,
      position: 1,
      featured: false,
      hidden: false,
      beta: false,
      requestable: false,
      maintenance: { ...maintenance, owner: 'Team Cart' },
      owner: 'Team Cart',
    })
    assert.equal((await put('admin', 'overrides', { ...said, country: 'DE', hidden: true })).status, 200)
    const permissions = JSON.stringify([{ key: 'PERMISSIONS', values: ['CartAppAccess'] }])
    const role = { name: 'Buyer', application_id: '', countries: [], permissions }
    await database()
      .sql.insertInto('user_role')
      .values([
        { ...role, id: 'buyer', agencies: [AGENCY] },
        { ...role, id: 'other', agencies: ['mindshare'] },
      ])
      .execute()
    const { body } = await call('admin', `/catalogue/arranged?agency=${AGENCY}`)
    const { apps, overrides, roles } = (body as { data: ArrangedApps }).data
    assert.ok(!apps.some(({ key }) => key === 'apps' || key === 'market-place'))
    assert.deepEqual(apps.find(({ key }) => key === 'cart')!.permissions, ['CartAppAccess'])
    assert.deepEqual(
      roles.filter(({ name }) => name === 'Buyer'),
      [{ id: 'buyer', name: 'Buyer', permissions: ['CartAppAccess'] }],
    )
    assert.deepEqual(
      overrides.filter(({ app }) => app === 'cart').map(({ country }) => country),
      [null, 'DE'],
    )
    const market = `/catalogue/overrides?agency=${AGENCY}&app=cart`
    const left = await call('admin', `${market}&country=DE`, { method: 'DELETE' })
    assert.equal((left.body as { data: AppOverride[] }).data.filter(({ app }) => app === 'cart').length, 1)
    problemOf(await call('admin', market, { method: 'DELETE' }), 400)
    problemOf(await call('no-workspaces', `${market}&country=DE`, { method: 'DELETE' }), 403)
    assert.deepEqual((await actions()).filter((action) => action.startsWith('app.')).slice(-5), [
      'app.arranged',
      'app.ordered',
      'app.maintenance',
      'app.arranged',
      'app.arranged',
    ])
  })

  it('says how many people opened an app, and nothing where they are fewer than five', async () => {
    const { sql } = database()
    const people = await sql.selectFrom('person').select('id').orderBy('id').limit(6).execute()
    const visit = (app: string, daysAgo: number) => (person: { id: string }) => ({
      person_id: person.id,
      agency_code: AGENCY,
      app,
      at: new Date(Date.now() - daysAgo * 86_400_000),
    })
    const five = people.slice(0, 5)
    const rows = [...five.map(visit('cart', 1)), ...five.map(visit('cart', 2))]
    const few = [...people.slice(0, 4).map(visit('budget', 1)), ...people.map(visit('budget', 33))]
    await sql
      .insertInto('app_visit')
      .values([...rows, ...few])
      .execute()
    const { body } = await call('admin', `/catalogue/arranged?agency=${AGENCY}`)
    assert.deepEqual((body as { data: ArrangedApps }).data.usage, { cart: 5 })
    const { weeks, apps } = (
      (await call('admin', `/catalogue/usage?agency=${AGENCY}`)).body as { data: AppUsage }
    ).data
    assert.equal(weeks.length, 6)
    assert.ok(weeks.every((week) => new Date(week).getUTCDay() === 1))
    assert.deepEqual([...new Set(apps.map(({ app }) => app))], ['budget', 'cart'])
    const cart = apps.filter(({ app, week }) => app === 'cart' && weeks.includes(week))
    assert.equal(
      cart.reduce((sum, { opened }) => sum + opened, 0),
      10,
    )
    assert.ok(apps.every((each) => each.people >= 5))
    problemOf(await call('no-workspaces', `/catalogue/usage?agency=${AGENCY}`), 403)
  })

  it('refuses whoever may not, and to take away what leads back', async () => {
    const other = await put('other-agency', 'overrides', said)
    assert.equal(problemOf(other, 403).code, 'agency-access-missing')
    const { code } = problemOf(await put('no-workspaces', 'overrides', said), 403)
    assert.equal(code, 'permission-missing')
    problemOf(await call('no-workspaces', `/catalogue/arranged?agency=${AGENCY}`), 403)
    problemOf(await put('no-workspaces', 'order', { agency: AGENCY, apps: [] }), 403)
    problemOf(await put('admin', 'overrides', { ...said, app: 'apps', hidden: true }), 400)
    assert.equal((await cart())?.position, 1)
  })
})

const XSRF = { cookie: 'XSRF-TOKEN=double', 'x-xsrf-token': 'double' }
