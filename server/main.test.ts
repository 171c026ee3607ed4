import assert from 'node:assert/strict'
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, it } from 'node:test'
import { openPortalDb } from './open-portal-db.ts'
import { RELEASE } from './log/release.ts'
import { seededFolder } from './seeded-folder-in-tests.ts'

const ROOT = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'agency-os-main-'))
after(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

function start(environment: Record<string, string>): Run {
  return running(
    spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: ROOT, env: clean(environment) }),
  )
}

function clean(environment: Record<string, string>): NodeJS.ProcessEnv {
  const { AUTHORITY: _a, DATABASE_URL: _d, HOST: _h, OS_CONFIG: _o, ...inherited } = process.env
  return { ...inherited, ...environment }
}

function running(child: ChildProcessWithoutNullStreams): Run {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { child, output: () => output, ended: new Promise((done) => child.once('exit', done)) }
}

async function until(run: Run, words: RegExp): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!words.test(run.output())) {
    assert.ok(run.child.exitCode === null && Date.now() < deadline, run.output())
    await new Promise((done) => setTimeout(done, 50))
  }
}

it('tells address, demo accounts, data and how to stop, and ends cleanly when asked to', async () => {
  const data = await seededFolder()
  const run = start({ PORT: '0', DATA_DIR: data })
  await until(run, /Stop: Ctrl-C/)
  assert.match(run.output(), /http:\/\/localhost:\d+\n/)
  assert.match(run.output(), /planner@agency\.example/)
  assert.match(run.output(), /password agency-os-demo/)
  assert.ok(run.output().includes(data), 'names the data folder')
  assert.doesNotMatch(run.output(), /warning/i)
  run.child.kill('SIGINT')
  assert.equal(await run.ended, 0)
})

it('stops for SIGTERM without cutting anybody off: not ready first, then no new connections, then what runs ends', async () => {
  const run = start({ PORT: '0', DATA_DIR: await seededFolder(), DRAIN_SECONDS: '1', GRACE_SECONDS: '20' })
  await until(run, /Stop: Ctrl-C/)
  const url = /http:\/\/localhost:\d+/.exec(run.output())![0]
  const health = async (what: string) => (await fetch(`${url}/health/${what}`)).status
  assert.deepEqual([await health('ready'), await health('live')], [200, 200])
  const { headers } = await fetch(url)
  assert.notEqual(headers.get('connection'), 'close')
  const late = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  late.setEncoding('utf8').on('data', (text: string) => (answer += text))
  late.write(
    'POST /idp/token HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 10\r\n\r\nhalf=',
  )
  await wait(200)

  run.child.kill('SIGTERM')
  await wait(200)
  assert.deepEqual([await health('ready'), await health('live')], [503, 200])
  assert.equal(
    (await fetch(url)).headers.get('connection'),
    'close',
    'it is still there for those who have not heard of it',
  )
  await wait(2000)
  await assert.rejects(fetch(url))
  late.write('a&b=c')
  assert.equal(await run.ended, 0)
  assert.doesNotMatch(run.output(), /\(probe\)/, 'that it stops is no warning')
  assert.match(answer, /^HTTP\/1\.1 4\d\d [^]*\r\nconnection: close\r\n/i)
})

it('hears SIGTERM through npm, and takes it for one where it comes twice', async () => {
  const run = running(
    spawn('npm', ['start', '--ignore-scripts'], {
      cwd: ROOT,
      env: clean({ PORT: '0', DATA_DIR: await seededFolder(), DRAIN_SECONDS: '1' }),
    }),
  )
  await until(run, /Stop: Ctrl-C/)
  const url = /http:\/\/localhost:\d+/.exec(run.output())![0]
  run.child.kill('SIGTERM')
  run.child.kill('SIGTERM')
  await wait(300)
  assert.equal((await fetch(`${url}/health/ready`)).status, 503)
  assert.equal(await run.ended, 0)
  await assert.rejects(fetch(url))
})

it('writes a line for each request under the id that its answer has, nothing of what people sent, and less once told so', async () => {
  const level = join(mkdtempSync(join(tmpdir(), 'agency-os-level-')), 'level')
  writeFileSync(level, 'info')
  const run = start({
    PORT: '0',
    DATA_DIR: await seededFolder(),
    LOG_FORMAT: 'json',
    LOG_LEVEL_FILE: level,
    LOG_ADDRESSES: 'yes',
  })
  await until(run, /"message":"started"/)
  const { url } = JSON.parse(run.output().split('\n')[0]!) as { url: string }
  const path = '/api/user-details/users/planner@agency.example/display_settings?code=s3cret'
  const refused = await fetch(url + path, { method: 'PATCH', headers: { 'x-request-id': 'edge-0001' } })
  assert.equal(refused.headers.get('x-request-id'), 'edge-0001')
  assert.equal(((await refused.json()) as { requestId: string }).requestId, 'edge-0001')
  const page = await fetch(`${url}/you`, { headers: { accept: 'text/html' } })
  await fetch(`${url}/health/ready`)
  writeFileSync(level, 'chatty')
  run.child.kill('SIGHUP')
  await until(run, /Settings are not read again: LOG_LEVEL must be one of/)
  writeFileSync(level, 'warn')
  run.child.kill('SIGHUP')
  await until(run, /"message":"settings read again"/)
  await fetch(url + path, { method: 'PATCH' })
  run.child.kill('SIGINT')
  assert.equal(await run.ended, 0)
  const lines = run.output().trim().split('\n')
  const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const requests = all.filter(({ message }) => message === 'request')
  const said = requests.map(({ requestId, method, route, status, outcome }) =>
    [requestId, method, route, status, outcome].join(' '),
  )
  assert.deepEqual(said, [
    'edge-0001 PATCH /api/user-details/users/:email/display_settings 401 access-token-missing',
    `${page.headers.get('x-request-id')} GET (page) ${page.status} ${page.ok ? 'ok' : 'refused'}`,
  ])
  assert.ok(requests.every(({ milliseconds }) => Number(milliseconds) >= 0))
  assert.ok(requests.every(({ address }) => /^(127\.0\.0\.1|::1)$/.test(String(address))))
  assert.ok(all.every(({ release }) => release === RELEASE))
  assert.doesNotMatch(run.output(), /planner@|s3cret/)
})

it('warns of what keeps everybody from signing in: an address without https, endpoints that the page may not ask', async () => {
  const provider = createServer(
    (_request, response) => void response.end('{"token_endpoint":"https://tokens.example/token"}'),
  ).listen(0, 'localhost')
  await once(provider, 'listening')
  const AUTHORITY = `http://localhost:${(provider.address() as AddressInfo).port}`
  const run = start({
    PORT: '0',
    DATA_DIR: await seededFolder(),
    AUTHORITY,
    CLIENT_ID: 'portal',
    PUBLIC_URL: 'http://portal.example',
    LOG_FORMAT: 'text',
  })
  await until(run, /Stop: Ctrl-C/)
  await until(run, /forbids browsers to ask https:\/\/tokens\.example, .* CONNECT_ORIGINS/)
  provider.close()
  run.child.kill('SIGINT')
  assert.equal(await run.ended, 0)
  assert.match(run.output(), /Warning: nobody can sign in at http:\/\/portal\.example/)
})

it('names no demo accounts where a database of real people keeps the sample world out', async () => {
  const DATA_DIR = join(folder, 'real')
  const db = await openPortalDb({ dataDir: DATA_DIR })
  const names = {
    firstname: 'Real',
    lastname: 'Person',
    date_locale: 'en-gb',
    number_locale: 'en-gb',
    display_language: 'en-US',
  }
  await db.sql
    .insertInto('person')
    .values({ id: 'real', email: 'real@agency.example', demo: false, password_hash: null, ...names })
    .execute()
  await db.close()
  const run = start({ PORT: '0', DATA_DIR })
  await until(run, /Stop: Ctrl-C/)
  run.child.kill('SIGINT')
  assert.equal(await run.ended, 0)
  assert.match(
    run.output(),
    /The sample world is left out: this database has agencies or people of its own\./,
  )
  assert.match(run.output(), /Sign-in: for nobody\./)
  assert.doesNotMatch(run.output(), /planner@/)
})

it('ends with one sentence and no stack trace when it is set up wrongly', async () => {
  const config = join(folder, 'config.json')
  writeFileSync(config, '{"clientId": 7}')
  const cases: [Record<string, string>, RegExp][] = [
    [{ OS_CONFIG: config }, /config\.json is wrong: "clientId" must be text\./],
    [{ HOST: '0.0.0.0' }, /With HOST=0\.0\.0\.0 other machines could sign in with the demo accounts/],
    [{ PORT: 'eighty' }, /PORT must be a number/],
  ]
  for (const [environment, words] of cases) {
    const run = start({ DATA_DIR: join(folder, 'none'), ...environment })
    assert.equal(await run.ended, 1)
    assert.match(run.output(), words)
    assert.doesNotMatch(run.output(), /\n\s+at /)
  }
})
