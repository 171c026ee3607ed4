import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { decodeJwt } from 'jose'
import { ACCOUNTS_ROOT } from '../../../shell/config/page-defaults.ts'
import type { Problem } from '../../../shell/contract/problem.ts'
import type { RuntimeMiniApp } from '../../../shell/contract/runtime-config.ts'
import { assertionsOf } from '../../assertions/assertions.ts'
import { createApi } from '../../create-api.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { demoId } from '../../world/people.ts'
import type { AppToken, AppTokenParts } from './app-tokens-api.ts'

const PORTAL = 'https://portal.example'
const BRAND = 'brand-0001'
const reach = { name: 'reach', origin: 'https://reach.example', audience: 'reach-api' }
const app = (key: string, more: Partial<RuntimeMiniApp> = {}): RuntimeMiniApp => ({
  key,
  title: key,
  script: `https://apps.example/${key}.js`,
  routes: [key],
  apis: ['scorecards', reach],
  ...more,
})
const ENTRIES = [
  app('open'),
  app('carts', { permission: 'CartAppAccess' }),
  app('admins', { permission: 'AdminAppAccess' }),
  app('elsewhere', { guards: { tenants: ['greenhouse'] } }),
  app('brands', { brandScoped: true }),
  app('markets', { guards: { marketPermission: 'NobodyHoldsThis' } }),
  app('plain', { apis: ['scorecards'] }),
]

const TRIAL = app('wip')
const entriesFor = (trialKey?: string) => (trialKey === 'of-wip' ? [...ENTRIES, TRIAL] : ENTRIES)

onOneDatabase((database) => {
  let ask: (
    who: string,
    asked: object,
    exchange?: AppTokenParts['exchange'],
    cookies?: string,
  ) => Promise<Response>
  before(() => {
    const { signAssertion } = assertionsOf(database().sql, PORTAL)
    ask = async (who, asked, exchange, cookies = '') =>
      createApi({
        db: database(),
        verifyToken: async (token) => ({ email: `${token}@agency.example` }),
        permissionPrefix: 'agency-os.',
        permissionAccountsRoot: ACCOUNTS_ROOT,
        appTokens: { entries: entriesFor, signAssertion, ...(exchange && { exchange }) },
      }).request('/api/app-tokens', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${who}`,
          cookie: `XSRF-TOKEN=double; ${cookies}`,
          'x-xsrf-token': 'double',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ api: 'reach', tenant: 'choreograph', ...asked }),
      })
  })

  const claimsOf = async (answer: Response) => {
    const { data } = (await answer.json()) as { data: AppToken }
    return decodeJwt(data.token)
  }
  const codeOf = async (who: string, asked: object, exchange?: AppTokenParts['exchange']) =>
    ((await (await ask(who, asked, exchange)).json()) as Problem).code

  it('tells the back end who asks, where, and by which right, for five minutes', async () => {
    const answer = await ask('planner', { app: 'carts', brand: BRAND })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const { jti, iat, exp, brand, ...claims } = await claimsOf(answer)
    assert.deepEqual(claims, {
      iss: PORTAL,
      aud: 'reach-api',
      sub: demoId('planner@agency.example'),
      name: 'Maya Lindqvist',
      tenant: 'choreograph',
      agency: 'Choreograph',
      permissions: ['CartAppAccess'],
      app: 'carts',
    })
    assert.equal((brand as { id: string }).id, BRAND)
    assert.equal(exp! - iat!, 300)
    assert.ok(jti)
  })

  it('is given to whom the entry of the app lets in, and to nobody else', async () => {
    assert.equal(await codeOf('planner', { app: 'admins' }), 'permission-missing')
    assert.equal((await ask('admin', { app: 'admins' })).status, 200)
    assert.equal(await codeOf('planner', { app: 'elsewhere' }), 'app-of-other-agencies')
    assert.equal(await codeOf('no-agency-access', { app: 'open' }), 'agency-access-missing')
    assert.equal(await codeOf('planner', { app: 'open', tenant: 'nowhere' }), 'agency-access-missing')
    assert.equal(await codeOf('planner', { app: 'plain' }), 'app-back-end-unknown')
    assert.equal(await codeOf('planner', { app: 'scorecards' }), 'app-back-end-unknown')
  })

  it('is given for an app on trial to a browser that tries it alone', async () => {
    assert.equal(await codeOf('planner', { app: 'wip' }), 'app-back-end-unknown')
    assert.equal((await ask('planner', { app: 'wip' }, undefined, 'os_trial=of-wip')).status, 200)
  })

  it('names a brand of the agency that the person may work in, which an app of brands needs', async () => {
    assert.equal(await codeOf('planner', { app: 'brands' }), 'app-needs-brand')
    assert.equal(await codeOf('planner', { app: 'brands', brand: 'nothing' }), 'brand-not-found')
    assert.equal(await codeOf('no-workspaces', { app: 'brands', brand: BRAND }), 'brand-access-missing')
    assert.equal(await codeOf('planner', { app: 'markets', brand: BRAND }), 'market-permission-missing')
    assert.equal(
      (await claimsOf(await ask('no-workspaces', { app: 'open', brand: BRAND })))['brand'],
      undefined,
    )
  })

  it("is the provider's own where it exchanges tokens, after the same check, and never the person's", async () => {
    const asked: string[][] = []
    const exchange: AppTokenParts['exchange'] = async ({ token }, audience) => {
      asked.push([token, audience])
      return { token: 'of-the-provider', ttlS: 60 }
    }
    assert.deepEqual(await (await ask('planner', { app: 'open' }, exchange)).json(), {
      data: { token: 'of-the-provider', ttlS: 60 },
    })
    assert.equal(await codeOf('planner', { app: 'admins' }, exchange), 'permission-missing')
    assert.deepEqual(asked, [['planner', 'reach-api']])
    const same: AppTokenParts['exchange'] = async ({ token }) => ({ token, ttlS: 60 })
    assert.equal(await codeOf('planner', { app: 'open' }, same), 'app-token-refused')
  })
})
