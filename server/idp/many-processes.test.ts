import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { SessionList } from '../../miniapps/domain/home/session-line.ts'
import { PUBLISHED_KEYS } from '../assertions/assertions.ts'
import { noPostgresql, worldDatabase } from '../db/postgresql-worlds-in-tests.ts'
import { builtPortal } from '../http/portal-in-tests.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { startServer } from '../start-server.ts'
import { Visitor } from './visitor-in-tests.ts'

it(
  'shares sessions, tokens and keys between servers with one PostgreSQL database',
  { skip: noPostgresql },
  async (test) => {
    const database = await worldDatabase()
    test.after(() => database.drop())
    const staticDir = await builtPortal()
    const start = async (environment: Record<string, string>) => {
      const server = await startServer({
        environment: { PORT: '0', DATABASE_URL: database.url, ...environment },
        staticDir,
      })
      test.after(() => server.close())
      return server
    }
    const first = await start({})
    const second = await start({ PUBLIC_URL: first.url })
    const direct = `http://localhost:${second.port}`

    const visitor = new Visitor(first.url)
    const elsewhere = new Visitor(first.url, `${direct}/idp`)
    const { callback, verifier } = await visitor.signIn('planner@agency.example', DEMO_PASSWORD)
    const tokens = await elsewhere.redeem(callback, verifier)
    const myself = (origin: string) =>
      fetch(`${origin}/api/user-details/users/me`, {
        headers: { authorization: `Bearer ${tokens.access_token}` },
      })
    assert.equal((await myself(first.url)).status, 200)
    assert.equal((await myself(direct)).status, 200)
    for (const path of ['/idp/jwks', PUBLISHED_KEYS]) {
      const keys = (origin: string) => fetch(origin + path).then((response) => response.text())
      assert.match(await keys(first.url), /"kid"/)
      assert.equal(await keys(first.url), await keys(direct))
    }

    const renew = (at: Visitor) =>
      at.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    const statuses = (await Promise.all([visitor, elsewhere, visitor, elsewhere].map(renew))).map(
      ({ status }) => status,
    )
    assert.ok(statuses.filter((status) => status === 200).length <= 1, String(statuses))

    const later = await new Visitor(first.url).signIn('admin@agency.example', DEMO_PASSWORD)
    const { access_token: token } = await visitor.redeem(later.callback, later.verifier)
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: 'XSRF-TOKEN=double',
      'x-xsrf-token': 'double',
    }
    const sessions = (origin: string, method = 'GET', id = '') =>
      fetch(`${origin}/api/user-details/users/me/sessions${id}`, { method, headers })
    assert.equal((await sessions(direct)).status, 200)
    const { data } = (await (await sessions(first.url)).json()) as SessionList
    const here = data.find(({ isThis }) => isThis)!
    assert.equal((await sessions(first.url, 'DELETE', `/${here.id}`)).status, 200)
    assert.deepEqual([(await sessions(direct)).status, (await sessions(first.url)).status], [401, 401])
  },
)
