import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, it } from 'node:test'
import { builtPortal } from '../../http/portal-in-tests.ts'
import { Visitor } from '../../idp/visitor-in-tests.ts'
import { seededFolder } from '../../seeded-folder-in-tests.ts'
import { RELEASE } from '../../log/release.ts'
import { DEMO_PASSWORD } from '../../world/demo-accounts.ts'
import { pack } from './pack.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
// outside of the sources: no node_modules above it would help out
const folder = mkdtempSync(join(tmpdir(), 'agency-os-packed-'))

before(async () => pack(ROOT, await builtPortal(), folder))
after(() => rmSync(folder, { recursive: true, force: true }))

const text = (name: string) => readFileSync(join(folder, name), 'utf8')

it('runs by itself: nothing is installed, people sign in and are known', async () => {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: await seededFolder(), DRAIN_SECONDS: '0' }
  const child = spawn(process.execPath, ['server.js'], { cwd: folder, env })
  const ended = new Promise((done) => child.once('exit', done))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more) => (said += more))
  try {
    while (!said.includes('Stop: Ctrl-C')) {
      assert.equal(child.exitCode, null, said)
      await new Promise((done) => setTimeout(done, 50))
    }
    const url = /http:\/\/localhost:\d+/.exec(said)![0]
    const ready = await fetch(`${url}/health/ready`)
    assert.equal(ready.status, 200)
    assert.equal((await ready.text()).trim(), `ready (${RELEASE})`, 'the release that was packed')
    assert.equal((await fetch(`${url}/you`, { headers: { accept: 'text/html' } })).status, 200)
    assert.equal((await fetch(`${url}/idp-assets/idp.css`)).status, 200)
    const visitor = new Visitor(url)
    const { callback, verifier } = await visitor.signIn('planner@agency.example', DEMO_PASSWORD)
    const { access_token } = await visitor.redeem(callback, verifier)
    const headers = { authorization: `Bearer ${access_token}` }
    const myself = await fetch(`${url}/api/user-details/users/me`, { headers })
    assert.match(await myself.text(), /planner@agency\.example/)
  } finally {
    child.kill('SIGTERM')
  }
  assert.equal(await ended, 0, said)
})

it('names what it is made of, and passes their licences on', () => {
  const { metadata, components, dependencies } = JSON.parse(text('sbom.cdx.json')) as {
    metadata: { component: { version: string; purl: string } }
    components: { name: string; purl: string; hashes: { content: string }[]; licenses: object[] }[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  assert.equal(metadata.component.version, RELEASE)
  const purls = [metadata.component, ...components].map(({ purl }) => purl)
  assert.deepEqual(
    purls.filter((purl) => !/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.%-]+$/.test(purl)),
    [],
  )
  const names = components.map(({ name }) => name)
  for (const name of ['pg', 'oidc-provider', 'koa', 'react', '@electric-sql/pglite'])
    assert.ok(names.includes(name), name)
  for (const tool of ['vite', 'esbuild', 'tsx', 'typescript', 'playwright'])
    assert.ok(!names.includes(tool), tool)
  assert.ok(
    components.every(({ hashes, licenses }) => /^[\da-f]{128}$/.test(hashes[0]!.content) && licenses.length),
  )
  const known = new Set(components.map(({ purl }) => purl))
  assert.ok(dependencies.every(({ ref, dependsOn }) => [ref, ...dependsOn].every((purl) => known.has(purl))))
  assert.match(text('NOTICES.txt'), /^pg 8[\d.]+ \(MIT\)\n\nMIT License/m)
})

it('loads what measures only where that is asked for', () => {
  const scripts = readdirSync(join(folder, 'server')).filter((name) => name.endsWith('.js'))
  const measuring = scripts.filter((name) => text(`server/${name}`).includes('http.server.request.duration'))
  assert.equal(measuring.length, 1)
  for (const name of scripts) assert.ok(!text(`server/${name}`).includes(` from "./${measuring[0]}"`), name)
  assert.ok(text('server/main.js').includes(`import("./${measuring[0]}")`))
})

it('has all that its container file copies', () => {
  const copied = [...text('Containerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names]) =>
    names!.split(' '),
  )
  assert.ok(copied.length > 5)
  for (const name of copied) assert.ok(existsSync(join(folder, name)), name)
  assert.match(text('Containerfile'), /^USER node$/m)
})
