import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../free-port-in-tests.ts'

const DEBIAN = '/usr/lib/postgresql'
const START_TIMEOUT_MS = 60_000

/** Folder of `initdb` and `postgres`; null where no PostgreSQL server is installed. */
export function findPostgresql(): string | null {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted()
        .map((version) => join(DEBIAN, version, 'bin'))
    : []
  const folders = [...debian.toReversed(), ...(process.env.PATH ?? '').split(delimiter)]
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  )
}

export interface PostgresqlInTests {
  url: string
  /** Stands still: connections stay open and are even taken, and nothing is answered. */
  freeze(): void
  goOn(): void
  stop(): Promise<void>
}

/** An empty server of its own on loopback, gone after `stop`. */
export async function startPostgresql(binaries: string): Promise<PostgresqlInTests> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-postgresql-'))
  const owner = notRoot()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options = {
    ...owner,
    cwd: folder,
    stdio: 'ignore' as const,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  }
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  const port = await freePort('127.0.0.1')
  const settings = [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    '',
    '-c',
    'fsync=off',
    '-c',
    'full_page_writes=off',
  ]
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], options)
  const killAtExit = () => server.kill('SIGQUIT')
  process.once('exit', killAtExit)
  const url = `postgresql://tester@127.0.0.1:${port}/postgres`
  await untilReady(url, server)
  return {
    url,
    freeze: () => signalAll(server, 'SIGSTOP'),
    goOn: () => signalAll(server, 'SIGCONT'),
    async stop() {
      process.off('exit', killAtExit)
      if (server.exitCode === null) {
        server.kill('SIGINT')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server has a process of its own for each connection. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split(/\s+/)
    .filter(Boolean)
  for (const each of [pid!, ...children.map(Number)]) process.kill(each, signal)
}

/** PostgreSQL refuses to run as root. */
function notRoot(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : { uid: 65534, gid: 65534 }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      await wait(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new Error(`PostgreSQL did not start within ${START_TIMEOUT_MS} ms`)
}
