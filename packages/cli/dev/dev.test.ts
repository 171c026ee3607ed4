import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { servePortal, type ServedPortal } from '../../../server/http/portal-in-tests.ts'
import { ENTRY_ADDRESS } from './author-vite.ts'
import { type DevServer, startDevServer } from './dev-server.ts'
import { readEntry } from './local-entry.ts'
import { portalOf } from './portal-of.ts'
import { configOf } from './rewrite-page.ts'
import { runDev } from './run-dev.ts'

const CACHE = join(import.meta.dirname, '../../../.cache')
mkdirSync(CACHE, { recursive: true })
/** Below the repository, where its Vite is found. */
const project = mkdtempSync(join(CACHE, 'author-'))
writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
mkdirSync(join(project, 'src'))
writeFileSync(join(project, 'src/main.js'), 'export default class extends HTMLElement {}')
writeFileSync(
  join(project, 'agency-os.json'),
  JSON.stringify({
    key: 'desk',
    title: 'Desk',
    script: 'https://apps.example/desk.js',
    routes: ['desk'],
    needs: { connect: ['https://prices.example'], policies: ['dompurify'] },
  }),
)

let portal: ServedPortal
let dev: DevServer
before(async () => {
  portal = await servePortal()
  dev = await startDevServer({
    portal: portal.origin,
    port: 0,
    project,
    entry: () => readEntry(project, ENTRY_ADDRESS),
  })
})
after(async () => {
  await dev.close()
  await portal.close()
  rmSync(project, { recursive: true })
})

const page = async (path = '/') => fetch(dev.origin + path, { headers: { accept: 'text/html' } })

describe('a deployed portal on the author’s machine', () => {
  it('has the app of the folder beside the portal’s own', async () => {
    const config = configOf(await (await page()).text())
    assert.deepEqual(
      config?.miniApps?.map(({ key, script }) => [key, script]),
      [
        ['extra', 'https://apps.example/extra.js'],
        ['desk', ENTRY_ADDRESS],
      ],
    )
  })

  it('loads the sources by the project’s Vite', async () => {
    const entry = await (await fetch(dev.origin + ENTRY_ADDRESS)).text()
    assert.match(entry, /export default app.default/)
    const source = /from '([^']+)'/.exec(entry)![1]!
    assert.match(await (await fetch(dev.origin + source)).text(), /extends HTMLElement/)
  })

  it('has a policy that lets hot reload work, and reports on the one to come', async () => {
    const { headers } = await page()
    const now = headers.get('content-security-policy')!
    assert.match(now, new RegExp(`connect-src [^;]*${dev.origin.replace('http', 'ws')}`))
    assert.match(now, /style-src 'self' 'unsafe-inline'/)
    assert.match(now, /connect-src [^;]*https:\/\/prices.example/)
    assert.doesNotMatch(now, /trusted-types|report-uri/)
    const later = headers.get('content-security-policy-report-only')!
    assert.match(later, /trusted-types [^;]*dompurify/)
    assert.match(later, /style-src 'self' 'sha256-/)
    assert.doesNotMatch(later, /report-uri/)
  })

  it('passes all else on as it is', async () => {
    const file = await fetch(`${dev.origin}/miniapps/sample.js`)
    assert.equal(await file.text(), 'export default class extends HTMLElement {}')
    assert.equal((await fetch(`${dev.origin}/assets/none.js`)).status, 404)
  })

  it('answers nobody who calls this machine by another name', async () => {
    const status = await new Promise((resolve) => {
      const headers = { host: 'rebound.example' }
      request(dev.origin, { headers }, (answer) => resolve(answer.resume().statusCode)).end()
    })
    assert.equal(status, 421)
  })
})

describe('what is streamed', () => {
  const upstream = createServer((incoming, response) => {
    if (incoming.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n')
      return
    }
    response.writeHead(302, {
      location: `http://${incoming.headers.host}/there?back=${encodeURIComponent(`http://${incoming.headers.host}/`)}`,
      'set-cookie': [
        'a=1; Domain=portal.example; Path=/; Secure; SameSite=None',
        '__Host-b=2; Path=/; Secure',
      ],
      'strict-transport-security': 'max-age=1',
      'x-origin': incoming.headers.origin ?? '',
      'x-cookie': incoming.headers.cookie ?? '',
    })
    response.end()
  })
  upstream.on('upgrade', (_incoming, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n')
    socket.pipe(socket)
  })
  let local: DevServer
  before(async () => {
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const { port } = upstream.address() as AddressInfo
    local = await startDevServer({
      portal: `http://127.0.0.1:${port}`,
      port: 0,
      entry: () => readEntry(project, ENTRY_ADDRESS),
    })
  })
  after(async () => {
    await local.close()
    upstream.closeAllConnections()
    upstream.close()
  })

  it('comes as it is sent: events of the server', async () => {
    const answer = await fetch(`${local.origin}/events`)
    const { value } = await answer.body!.getReader().read()
    assert.equal(new TextDecoder().decode(value), 'data: one\n\n')
  })

  it('goes both ways: an upgraded connection', async () => {
    const heard = await new Promise((resolve, reject) => {
      const asked = request(`${local.origin}/live`, { headers: { connection: 'Upgrade', upgrade: 'echo' } })
      asked.on('error', reject).on('upgrade', (_answer, socket) => {
        socket.once('data', (data) => (socket.destroy(), resolve(String(data))))
        socket.write('hello')
      })
      asked.end()
    })
    assert.equal(heard, 'hello')
  })

  it('stays on this machine: redirects and cookies, and the portal sees its own origin', async () => {
    const { headers } = await fetch(local.origin, { redirect: 'manual', headers: { origin: local.origin } })
    assert.equal(
      headers.get('location'),
      `${local.origin}/there?back=${encodeURIComponent(`${local.origin}/`)}`,
    )
    assert.deepEqual(headers.getSetCookie().slice(0, 2), [
      'a=1; Path=/; SameSite=Lax',
      '__Host-b=2; Path=/; Secure',
    ])
    assert.equal(headers.get('strict-transport-security'), null)
    assert.match(headers.get('x-origin')!, /^http:\/\/127\.0\.0\.1:/)
  })

  it('is shown the cookies that it set, and none of other programs on this machine', async () => {
    const visit = (cookie: string) => fetch(local.origin, { redirect: 'manual', headers: { cookie } })
    const first = await visit('session=of-another-program; os-appearance=dark')
    assert.equal(first.headers.get('x-cookie'), 'os-appearance=dark')
    const kept = first.headers.getSetCookie().map((each) => each.split(';')[0])
    const later = await visit(['session=of-another-program', ...kept].join('; '))
    assert.equal(later.headers.get('x-cookie'), 'a=1; __Host-b=2')
    assert.equal(later.headers.getSetCookie().length, 2)
  })
})

describe('a portal that cannot be shown', () => {
  const pretend = (status: number, body: string, run: (address: string) => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const server = createServer((_request, response) => response.writeHead(status).end(body))
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo
        run(`http://127.0.0.1:${port}`)
          .then(resolve, reject)
          .finally(() => server.close())
      })
    })

  for (const [name, status, body, said] of [
    ['no Agency OS', 200, '<html>Hello</html>', /is no Agency OS: its page has no configuration block/],
    ['not well', 503, '', /answers 503: the portal is not well just now/],
    [
      'of another version',
      200,
      '<meta name="release" content="3.1.4+abc"><script id="os-config">{"authority":"https://id.example"}</script><os-shell>',
      /is Agency OS 3.1.4, and this is agency-os 0.1.0: npx \S+ \S+\/packages\/cli.tgz update /,
    ],
  ] as const) {
    it(`is named with its reason: ${name}`, () =>
      pretend(status, body, (address) => assert.rejects(portalOf(address, '0.1.0'), said)))
  }

  it('is named with its reason: not reachable', async () => {
    await assert.rejects(
      portalOf('http://127.0.0.1:9', '0.1.0'),
      /http:\/\/127.0.0.1:9 cannot be reached \(.+\)/,
    )
  })

  it('is asked for where nothing says one', async () => {
    await assert.rejects(
      runDev([], project, '0.1.0'),
      /does not know its portal yet[^]*npm run dev -- --portal/,
    )
  })
})
