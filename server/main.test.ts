import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, it } from 'node:test'
import { openDb } from './db/open-db.ts'
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
  const { AUTHORITY: _a, DATABASE_URL: _d, HOST: _h, OS_CONFIG: _o, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: ROOT, env: { ...inherited, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
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

it('warns of an address at which no browser lets anybody sign in', async () => {
  const run = start({ PORT: '0', DATA_DIR: await seededFolder(), AUTHORITY: 'https://login.example', CLIENT_ID: 'portal', PUBLIC_URL: 'http://portal.example' })
  await until(run, /Stop: Ctrl-C/)
  run.child.kill('SIGINT')
  assert.equal(await run.ended, 0)
  assert.match(run.output(), /Warning: nobody can sign in at http:\/\/portal\.example/)
})

it('names no demo accounts where a database of real people keeps the sample world out', async () => {
  const DATA_DIR = join(folder, 'real')
  const db = await openDb({ dataDir: DATA_DIR })
  const names = { firstname: 'Real', lastname: 'Person', date_locale: 'en-gb', number_locale: 'en-gb', display_language: 'en-US' }
  await db.sql.insertInto('person').values({ id: 'real', email: 'real@agency.example', demo: false, password_hash: null, ...names }).execute()
  await db.close()
  const run = start({ PORT: '0', DATA_DIR })
  await until(run, /Stop: Ctrl-C/)
  run.child.kill('SIGINT')
  assert.equal(await run.ended, 0)
  assert.match(run.output(), /The sample world is left out: this database has agencies or people of its own\./)
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
