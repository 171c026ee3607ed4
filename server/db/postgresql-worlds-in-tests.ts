import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { openPortalDb, seedPortalDb } from '../open-portal-db.ts'
import { findPostgresql, type PostgresqlInTests, startPostgresql } from './postgresql-in-tests.ts'
import { worldFingerprint } from './world-fingerprint-in-tests.ts'

const CACHE = resolve(import.meta.dirname, '../../.cache/test-databases')
const WORLD = 'sample_world'
/** Address of the server that the run of all tests has started. */
export const SHARED = 'TEST_POSTGRESQL'

const binaries = findPostgresql()
/** Reason to leave out what needs PostgreSQL. */
export const noPostgresql = binaries
  ? false
  : 'no PostgreSQL server is installed (Debian: apt-get install postgresql)'

export interface DatabaseInTests {
  url: string
  drop(): Promise<void>
}

/** A server of one's own that has the sample world beside an empty database: for tests that freeze it or take it away. */
export async function startWithWorld(): Promise<PostgresqlInTests & { world: string }> {
  const server = await startPostgresql(binaries!, await seededData())
  return { ...server, world: named(server.url, WORLD) }
}

/** A database with the sample world, on the server of this run or on one of its own. */
export const worldDatabase = (): Promise<DatabaseInTests> => copyOf(WORLD)

/** An empty database, without tables: what a new installation starts with. */
export const emptyDatabase = (): Promise<DatabaseInTests> => copyOf('template1')

let copies = 0

async function copyOf(template: string): Promise<DatabaseInTests> {
  const shared = process.env[SHARED]
  const own = shared ? undefined : await startWithWorld()
  const server = shared ?? own!.url
  const name = `test_${process.pid}_${++copies}`
  await tell(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: named(server, name),
    drop: () => (own ? own.stop() : tell(server, `drop database ${name} with (force)`)),
  }
}

async function tell(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const named = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: database }).href

/** The data of a server with the sample world. Made once, kept until the code that makes it changes. */
async function seededData(): Promise<string> {
  const kept = join(CACHE, `postgresql-${worldFingerprint()}`)
  if (existsSync(kept)) return kept
  mkdirSync(CACHE, { recursive: true })
  const server = await startPostgresql(binaries!)
  await tell(server.url, `create database ${WORLD}`)
  const db = await openPortalDb({ databaseUrl: named(server.url, WORLD), dataDir: '' })
  await seedPortalDb(db)
  await db.close()
  await server.end()
  keep(server.data, kept)
  await server.stop()
  return kept
}

function keep(data: string, kept: string): void {
  const aside = `${kept}.${process.pid}`
  execFileSync('cp', ['-a', data, aside])
  try {
    renameSync(aside, kept)
  } catch {
    rmSync(aside, { recursive: true }) // another test file was quicker
  }
  const older = readdirSync(CACHE).filter(
    (name) => /^postgresql-\w+$/.test(name) && join(CACHE, name) !== kept,
  )
  for (const name of older) rmSync(join(CACHE, name), { recursive: true, force: true })
}
