import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { noPostgresql, startWithWorld } from '../db/postgresql-worlds-in-tests.ts'
import { builtPortal } from '../http/portal-in-tests.ts'
import { DEMO_PASSWORD } from '../world/demo-accounts.ts'
import { type RunningServer, startServer } from '../start-server.ts'
import { Visitor } from './visitor-in-tests.ts'

const PLANNER = 'planner@agency.example'

describe('while the database is away', { skip: noPostgresql }, () => {
  let database: Awaited<ReturnType<typeof startWithWorld>>
  let server: RunningServer

  before(async () => {
    database = await startWithWorld()
    server = await startServer({
      environment: { PORT: '0', DATABASE_URL: database.world },
      staticDir: await builtPortal(),
    })
  })
  after(async () => {
    await server.close()
    await database.stop()
  })

  it('tells so with 503 on every page and at every address of the provider', async (test) => {
    test.mock.method(console, 'error', () => undefined)
    const [coming, here] = [new Visitor(server.url), new Visitor(server.url)]
    const { url } = coming.authorize()
    const { action } = await coming.form(url)
    const { callback, verifier } = await here.signIn(PLANNER, DEMO_PASSWORD)
    const { refresh_token, access_token, id_token } = await here.redeem(callback, verifier)
    await database.stop()

    const pages = [
      here.fetch(url),
      here.fetch(here.authorize({ prompt: 'none' }).url),
      coming.fetch(action),
      coming.submit(action, { email: PLANNER, password: DEMO_PASSWORD }),
      coming.submit(action, { cancel: 'yes' }),
      here.fetch(`${server.url}/idp/session/end?id_token_hint=${id_token}`),
    ]
    for (const page of await Promise.all(pages)) {
      awayFor(page)
      assert.match(await page.text(), /<h1>Sign-in is not available right now<\/h1>/)
    }
    const calls = [
      here.token({ grant_type: 'refresh_token', refresh_token }),
      here.post('/token/revocation', { token: refresh_token }),
      here.post('/request', here.authorize().parameters),
      fetch(`${server.url}/idp/me`, { headers: { authorization: `Bearer ${access_token}` } }),
    ]
    for (const call of await Promise.all(calls)) awayFor(call)
  })
})

function awayFor({ url, status, headers }: Response): void {
  assert.equal(status, 503, url)
  assert.ok(Number(headers.get('retry-after')) > 0, url)
}
