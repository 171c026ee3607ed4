import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, it } from 'node:test'
import { startDevServer } from '../packages/cli/dev/dev-server.ts'
import { freePort } from './free-port-in-tests.ts'
import { builtPortal } from './http/portal-in-tests.ts'
import { Visitor } from './idp/visitor-in-tests.ts'
import { seededFolder } from './seeded-folder-in-tests.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { DEMO_PASSWORD } from './world/demo-accounts.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PAGE = readFileSync(join(ROOT, 'docs/authors/own-back-end.md'), 'utf8')
/** Below the repository, so that it finds jose as it would beside its own package. */
const FOLDER = join(ROOT, '.cache/own-back-end')

const configuration = mkdtempSync(join(tmpdir(), 'agency-os-back-end-'))
let portal: RunningServer
let backEnd: string
let token: string
const closers: (() => unknown)[] = []

before(async () => {
  const port = await freePort()
  backEnd = `http://localhost:${port}`
  portal = await startPortal()
  runExample(port, portal.url)
  await untilItAnswers(backEnd)
  const visitor = new Visitor(portal.url)
  const { callback, verifier } = await visitor.signIn('planner@agency.example', DEMO_PASSWORD)
  token = (await visitor.redeem(callback, verifier)).access_token
})

after(async () => {
  for (const close of closers) await close()
  rmSync(configuration, { recursive: true })
})

async function startPortal(): Promise<RunningServer> {
  const apis = ['reach', 'other'].map((name) => ({ name, origin: backEnd, audience: name }))
  const hello = {
    key: 'hello',
    title: 'Hello',
    script: 'https://apps.example/hello.js',
    routes: ['hello'],
    apis,
  }
  const OS_CONFIG = join(configuration, 'os.json')
  writeFileSync(OS_CONFIG, JSON.stringify({ miniApps: [hello] }))
  const environment = { PORT: '0', DATA_DIR: await seededFolder(), OS_CONFIG }
  const started = await startServer({ environment, staticDir: await builtPortal() })
  closers.push(() => started.close())
  return started
}

function runExample(port: number, of: string): void {
  const code = /^```js\n(\/\/ back-end\.mjs\n[\s\S]*?)^```/m.exec(PAGE)?.[1]
  assert.ok(code && code.split('\n').length < 40)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'back-end.mjs'), code)
  const env = { ...process.env, PORTAL: of, AUDIENCE: 'reach', PORT: String(port) }
  const child = spawn(process.execPath, [join(FOLDER, 'back-end.mjs')], { env, stdio: 'inherit' })
  closers.push(() => child.kill())
}

async function untilItAnswers(backEnd: string): Promise<void> {
  for (let times = 0; times < 600; times++) {
    if (await fetch(backEnd, { method: 'OPTIONS' }).catch(() => undefined)) return
    await new Promise((done) => setTimeout(done, 100))
  }
  assert.fail(`${backEnd} does not answer`)
}

async function tokenFor(api: string, { app = 'hello', at = portal.url } = {}): Promise<string> {
  const answer = await fetch(`${at}/api/app-tokens`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      cookie: 'XSRF-TOKEN=double; agency-os-dev=XSRF-TOKEN', // and the loop's note that the portal has set it
      'x-xsrf-token': 'double',
    },
    body: JSON.stringify({ app, api, tenant: 'choreograph', brand: 'brand-0001' }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

const ask = (shown: string) => fetch(`${backEnd}/brands`, { headers: { authorization: `Bearer ${shown}` } })

it('knows who asks by the token that the portal makes for it, and lets its pages ask', async () => {
  const answer = await ask(await tokenFor('reach'))
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('access-control-allow-origin'), portal.url)
  const { hello, in: agency, brand } = (await answer.json()) as Record<string, string>
  assert.deepEqual([hello, agency], ['Maya Lindqvist', 'Choreograph'])
  assert.ok(brand)
})

it('takes neither the token of another audience, nor one of the portal itself, nor none', async () => {
  for (const shown of [await tokenFor('other'), token, 'x']) assert.equal((await ask(shown)).status, 401)
  assert.equal((await fetch(backEnd)).status, 401)
})

it('is allowed by the policy of the page', async () => {
  const page = await fetch(portal.url, { headers: { accept: 'text/html' } })
  assert.match(page.headers.get('content-security-policy')!, new RegExp(`connect-src [^;]*${backEnd}`))
})

it('gets nothing to open the portal with', async () => {
  const shown = { authorization: `Bearer ${await tokenFor('reach')}` }
  assert.equal((await fetch(`${portal.url}/api/user-details/users/me`, { headers: shown })).status, 401)
})

it('on the machine of its author knows who asks, before any portal has heard of the app', async () => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const own = { apis: [{ name: 'reach', origin, audience: 'reach' }] }
  const entry = () => ({ key: 'new', script: 'https://apps.example/new.js', own })
  const loop = await startDevServer({ portal: portal.url, port: 0, entry })
  closers.push(() => loop.close())
  runExample(port, loop.origin)
  await untilItAnswers(origin)
  const shown = await tokenFor('reach', { app: 'new', at: loop.origin })
  const answer = await fetch(origin, { headers: { authorization: `Bearer ${shown}` } })
  const { hello, in: agency, brand } = (await answer.json()) as Record<string, string>
  assert.deepEqual([hello, agency], ['Maya Lindqvist', 'Choreograph'])
  assert.ok(brand)
  assert.equal((await ask(shown)).status, 401, 'the portal never said this')
  assert.equal(
    (await ask(await tokenFor('reach', { at: loop.origin }))).status,
    200,
    'of an app that is there',
  )
})
