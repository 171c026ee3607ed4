import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../free-port-in-tests.ts'
import { clockOf, keepTestClock } from './postgresql-clock-in-tests.ts'

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

const INITDB = ['-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync']
const POSTGRES = ['-h', '127.0.0.1', '-k', '', '-c', 'fsync=off', '-c', 'full_page_writes=off']

export interface PostgresqlInTests {
  url: string
  /** Folder of its data. */
  data: string
  /** Stands still: connections stay open and are even taken, and nothing is answered. */
  freeze(): void
  goOn(): void
  /** Ends it and leaves its data. */
  end(): Promise<void>
  stop(): Promise<void>
}

/** A server of one's own on loopback, gone after `stop`: empty, or with what a data folder holds. */
export async function startPostgresql(binaries: string, from?: string): Promise<PostgresqlInTests> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-postgresql-'))
  const owner = notRoot()
  const options = {
    ...owner,
    cwd: folder,
    stdio: 'ignore' as const,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  }
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  if (from) execFileSync('cp', ['-a', from, data])
  else execFileSync(join(binaries, 'initdb'), [...INITDB, '-D', data], options)
  const port = await freePort('127.0.0.1')
  const server = spawn(
    join(binaries, 'postgres'),
    [...POSTGRES, ...clockOf(), '-D', data, '-p', String(port)],
    options,
  )
  const killAtExit = () => server.kill('SIGQUIT')
  process.once('exit', killAtExit)
  const url = `postgresql://tester@127.0.0.1:${port}/postgres`
  await untilReady(url, server)
  if (!from) await keepTestClock(url)
  return {
    url,
    data,
    freeze: () => signalAll(server, 'SIGSTOP'),
    goOn: () => signalAll(server, 'SIGCONT'),
    async stop() {
      await end(server)
      process.off('exit', killAtExit)
      rmSync(folder, { recursive: true, force: true })
    },
    end: () => end(server),
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGINT')
  await once(server, 'exit')
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
