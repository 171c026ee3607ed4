import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, it } from 'node:test'
import { PUBLISHED_KEYS } from './assertions/assertions.ts'
import type { Problem } from '../shell/contract/problem.ts'
import { freePort } from './free-port-in-tests.ts'
import { builtPortal } from './http/portal-in-tests.ts'
import { Visitor, type Tokens } from './idp/visitor-in-tests.ts'
import { seededFolder } from './seeded-folder-in-tests.ts'
import { DEMO_PASSWORD } from './world/demo-accounts.ts'
import { type RunningServer, startServer } from './start-server.ts'

const PLANNER = 'planner@agency.example'

const folder = mkdtempSync(join(tmpdir(), 'agency-os-config-'))
/** One server with the embedded provider, and one that has it as its real provider. */
let home: RunningServer
let portal: RunningServer

before(async () => {
  const staticDir = await builtPortal()
  const port = await freePort()
  const OS_CONFIG = join(folder, 'os.json')
  writeFileSync(
    OS_CONFIG,
    JSON.stringify({
      identityProviderClients: [{ clientId: 'portal-2', origin: `http://localhost:${port}` }],
    }),
  )
  home = await startServer({
    environment: { PORT: '0', DATA_DIR: await seededFolder(), OS_CONFIG },
    staticDir,
  })
  const AUTHORITY = `${home.url}/idp`
  portal = await startServer({
    environment: { PORT: String(port), DATA_DIR: await seededFolder(), AUTHORITY, CLIENT_ID: 'portal-2' },
    staticDir,
  })
})

after(async () => {
  await portal.close()
  await home.close()
  rmSync(folder, { recursive: true })
})

async function signIn(visitor: Visitor, scope: string): Promise<Tokens> {
  const { callback, verifier } = await visitor.signIn(PLANNER, DEMO_PASSWORD, { scope })
  return visitor.redeem(callback, verifier)
}

const myself = (server: RunningServer, token: string) =>
  fetch(`${server.url}/api/user-details/users/me`, { headers: { authorization: `Bearer ${token}` } })

it('knows the person behind a token of the embedded provider until it is revoked', async () => {
  const visitor = new Visitor(home.url)
  const { access_token, refresh_token } = await signIn(visitor, 'openid')
  const response = await myself(home, access_token)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('cache-control'), 'private, no-cache') // packed, and not sent twice
  assert.equal(((await response.json()) as { data: { email: string } }).data.email, PLANNER)
  await visitor.post('/token/revocation', { token: refresh_token })
  assert.equal((await myself(home, access_token)).status, 401)
})

it('ends access with the session, in every tab', async () => {
  const visitor = new Visitor(home.url)
  const { access_token, id_token } = await signIn(visitor, 'openid')
  const page = await (await visitor.fetch(`${home.url}/idp/session/end?id_token_hint=${id_token}`)).text()
  await visitor.submit(`${home.url}/idp/session/end/confirm`, {
    xsrf: /name="xsrf" value="([^"]+)"/.exec(page)![1]!,
    logout: 'yes',
  })
  assert.equal((await myself(home, access_token)).status, 401)
})

it('refuses what is no token', async () => {
  for (const token of ['nonsense', "' or 1=1 --", 'x'.repeat(4000)])
    assert.equal((await myself(home, token)).status, 401)
})

it('takes tokens of the provider that AUTHORITY names', async () => {
  const visitor = new Visitor(portal.url, `${home.url}/idp`, 'portal-2')
  const { access_token } = await signIn(visitor, 'openid email profile')
  const response = await myself(portal, access_token)
  assert.equal(response.status, 200)
  assert.equal(((await response.json()) as { data: { email: string } }).data.email, PLANNER)
  assert.equal((await myself(portal, 'nonsense')).status, 401)
})

it('has no sign-in of its own, and so no demo accounts, when AUTHORITY is set', async () => {
  assert.equal(portal.demo, false)
  for (const path of ['/idp/auth', '/idp/.well-known/openid-configuration', '/idp/session/check']) {
    assert.equal((await fetch(portal.url + path, { headers: { accept: 'text/html' } })).status, 404, path)
  }
  const page = await (await fetch(portal.url, { headers: { accept: 'text/html' } })).text()
  assert.match(
    page,
    new RegExp(`"authority":"${home.url}/idp","clientId":"portal-2","scope":"openid email profile"`),
  )
})

it('says that the provider is away, and not that the token is wrong', async () => {
  const visitor = new Visitor(portal.url, `${home.url}/idp`, 'portal-2')
  const { access_token } = await signIn(visitor, 'openid email profile')
  const away = await startServer({
    environment: {
      PORT: '0',
      DATA_DIR: await seededFolder(),
      AUTHORITY: 'http://localhost:1/idp',
      CLIENT_ID: 'x',
    },
    staticDir: portal.settings.staticDir,
  })
  const response = await myself(away, access_token)
  await away.close()
  assert.equal(response.status, 503)
  assert.match(
    ((await response.json()) as Problem).detail!,
    /identity provider http:\/\/localhost:1\/idp cannot be reached/,
  )
})

it('lets pages of another client embed the session check', async () => {
  const { headers } = await fetch(`${home.url}/idp/session/check`)
  assert.match(
    headers.get('content-security-policy')!,
    new RegExp(`frame-ancestors 'self' ${home.url} ${portal.url}`),
  )
})

it('says in one sentence that the port is taken', async () => {
  const port = new URL(home.url).port
  const second = startServer({ environment: { PORT: port, DATA_DIR: '/nowhere/never-used' } })
  await assert.rejects(second, {
    name: 'ConfigurationError',
    message: `Port ${port} is in use by another program: stop it, or choose another port with PORT=${Number(port) + 1}.`,
  })
})

it('says in one sentence that the database is in use, and lets the port go', async () => {
  const port = await freePort()
  const environment = { PORT: String(port), DATA_DIR: home.settings.dataDir }
  await assert.rejects(startServer({ environment }), { name: 'DatabaseUnavailable' })
  await assert.rejects(fetch(`http://localhost:${port}/`))
})

/** How `/` is answered, asked of a name of this machine, by a server that has this origin. */
async function answerAt(hostname: string, PORT: string, PUBLIC_URL: string): Promise<string> {
  const server = await startServer({
    environment: { PORT, PUBLIC_URL, DATA_DIR: await seededFolder() },
    staticDir: portal.settings.staticDir,
  })
  const { status, headers } = await fetch(`http://${hostname}:${server.port}/`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  await server.close()
  return `${status} ${headers.get('location') ?? ''}`.trim()
}

it('answers a proxy on this machine that asks for 127.0.0.1 in the name of localhost', async () => {
  assert.equal(await answerAt('127.0.0.1', '0', 'https://localhost:8443'), '200')
})

it('leads people to the chosen name of this machine', async () => {
  const port = await freePort()
  assert.equal(
    await answerAt('127.0.0.1', String(port), `http://localhost:${port}`),
    `307 http://localhost:${port}/`,
  )
  assert.equal(
    await answerAt('localhost', String(port), `http://127.0.0.1:${port}`),
    `307 http://127.0.0.1:${port}/`,
  )
  assert.equal(await answerAt('127.0.0.1', String(port), `http://127.0.0.1:${port}`), '200')
})

it('lets backends keep its published keys, and answers a network no more often than other visitors', async () => {
  const server = await startServer({
    environment: { PORT: '0', RATE_PER_ADDRESS: '1', DATA_DIR: await seededFolder() },
    staticDir: portal.settings.staticDir,
  })
  const keys = () => fetch(server.url + PUBLISHED_KEYS)
  const first = await keys()
  assert.equal(first.headers.get('cache-control'), 'public, max-age=300')
  assert.deepEqual([first.status, (await keys()).status], [200, 429])
  await server.close()
})

it('stops although somebody holds a connection open', { timeout: 30_000 }, async () => {
  const server = await startServer({
    environment: { PORT: '0', GRACE_SECONDS: '1', DATA_DIR: await seededFolder() },
    staticDir: portal.settings.staticDir,
  })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /idp/token HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nhalf')
  await new Promise((done) => setTimeout(done, 50))
  await server.close()
})

it('opens to another token once it has read its files again, and to the old one no more', async () => {
  const file = join(folder, 'audit-token')
  const [first, second] = ['first', 'second'].map((name) => `${name}-token-that-nobody-can-guess-0123456789`)
  writeFileSync(file, first!)
  const server = await startServer({
    environment: { PORT: '0', DATA_DIR: await seededFolder(), AUDIT_TOKEN_FILE: file },
    staticDir: await builtPortal(),
  })
  const status = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${server.url}/api/access/audit/stream`, { headers })).status
  }
  assert.deepEqual([await status(first!), await status(second!)], [200, 401])
  writeFileSync(file, second!)
  server.reload()
  assert.deepEqual([await status(first!), await status(second!)], [401, 200])
  await server.close()
})
