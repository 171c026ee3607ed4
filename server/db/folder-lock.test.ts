import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { lockFolder } from './folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'agency-os-lock-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const path = join(folder, 'db.lock')
const lock = () => lockFolder(path, folder)
const refused = (error: unknown) => error instanceof DatabaseUnavailable && error.message.includes(folder)

/** Another process that holds the lock until it is killed. */
async function holder(): Promise<ChildProcess> {
  const module = pathToFileURL(join(import.meta.dirname, 'folder-lock.ts')).href
  const code = `import { lockFolder } from ${JSON.stringify(module)}
    lockFolder(${JSON.stringify(path)}, ${JSON.stringify(folder)})
    console.log('held')
    setInterval(() => undefined, 1000)`
  const options = ['--import', 'tsx', '--input-type=module', '-e', code]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('holds for one process and is free afterwards', () => {
  const release = lock()
  assert.throws(lock, refused)
  release()
  release()
  assert.ok(!existsSync(path))
  lock()()
})

it('refuses while another process lives, and takes over once that was killed', async () => {
  const child = await holder()
  assert.throws(lock, new RegExp(`in use by process ${child.pid}`))
  await kill(child)
  assert.ok(existsSync(path))
  const release = lock()
  assert.equal(JSON.parse(readFileSync(path, 'utf8')).pid, process.pid)
  release()
})

it('is not held in a copy of the folder, whose original is still in use', async () => {
  const child = await holder()
  const copy = mkdtempSync(join(tmpdir(), 'agency-os-copy-'))
  copyFileSync(path, join(copy, 'db.lock'))
  lockFolder(join(copy, 'db.lock'), copy)()
  assert.throws(lock, refused)
  rmSync(copy, { recursive: true })
  await kill(child)
  lock()()
})

const noProc = !existsSync('/proc/self') && 'there is no /proc here'
it('is not held by another process that was given the same number', { skip: noProc }, () => {
  writeFileSync(path, JSON.stringify({ pid: process.ppid, started: '1' }))
  lock()()
})

it('is not held by this process under its number from an earlier life', () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: null }))
  lock()()
})

/** The last sign of life of the lock's holder. */
const silentFor = (seconds: number) => utimesSync(path, Date.now() / 1000, Date.now() / 1000 - seconds)

it('is held by a process of another machine until that has shown no sign of life for a minute', () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: null, host: 'elsewhere' }))
  silentFor(50)
  assert.throws(lock, new RegExp(`in use by process ${process.pid} on elsewhere`))
  silentFor(70)
  lock()()
  assert.ok(!existsSync(path))
})

it('shows every ten seconds that its holder lives, and ends a holder whose folder another has taken over', (test) => {
  test.mock.timers.enable({ apis: ['setInterval'] })
  const said = test.mock.method(console, 'error', () => undefined)
  const exit = test.mock.method(process, 'exit', () => undefined as never)
  const release = lock()
  silentFor(70)
  test.mock.timers.tick(10_000)
  assert.ok(Date.now() - statSync(path).mtimeMs < 10_000)
  assert.equal(exit.mock.callCount(), 0)
  writeFileSync(path, JSON.stringify({ pid: 1, started: null, host: 'elsewhere' }))
  test.mock.timers.tick(10_000)
  assert.deepEqual(exit.mock.calls[0]?.arguments, [1])
  assert.match(String(said.mock.calls[0]?.arguments[0]), /taken over by another process: this one stops here/)
  release()
  rmSync(path)
})

it('is not let go where it is another process that has it by now', () => {
  const release = lock()
  writeFileSync(path, JSON.stringify({ pid: 1, started: null, host: 'elsewhere' }))
  release()
  assert.ok(existsSync(path))
  rmSync(path)
})

it('takes over a lock that nobody can read', () => {
  for (const text of ['', 'no pid', '{"pid":-1}', '{"pid":"x"}', 'null']) {
    writeFileSync(path, text)
    lock()()
  }
})
