import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { seedPortalDb } from '../open-portal-db.ts'
import { NOUNS } from '../apis.ts'
import { migrate } from './migrate.ts'
import type { Db } from './db.ts'
import { worldFingerprint } from './world-fingerprint-in-tests.ts'
import { wrapEmbedded } from './open-embedded.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CACHE = join(ROOT, '.cache/test-databases')

/** The sample world in memory. */
export const openSampleWorld = (): Promise<Db> =>
  openImage('world', worldFingerprint(), async (db) => {
    await migrate(db.sql, NOUNS)
    await seedPortalDb(db)
  })

/** A database in memory in which there is nothing yet, not even tables. */
export const openEmptyDatabase = (): Promise<Db> => openImage('empty', engineVersion(), async () => undefined)

/** Made once for all test files, kept until what decides its content changes: making one takes seconds, loading it half of one. */
async function openImage(name: string, version: string, fill: (db: Db) => Promise<void>): Promise<Db> {
  const file = `${name}-${version}.tar`
  if (existsSync(join(CACHE, file)))
    return wrapEmbedded(await PGlite.create({ loadDataDir: new Blob([readFileSync(join(CACHE, file))]) }))
  const pglite = await PGlite.create()
  const db = wrapEmbedded(pglite)
  await fill(db)
  await pglite.exec('checkpoint') // else each of the files that load it recovers all that was written
  keep(name, file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  return db
}

/** Moved into place whole: test files run side by side, and another one may be about to read it. */
function keep(name: string, file: string, content: Uint8Array): void {
  mkdirSync(CACHE, { recursive: true })
  const aside = join(CACHE, `${file}.${process.pid}`)
  writeFileSync(aside, content)
  renameSync(aside, join(CACHE, file))
  const isOlder = (each: string) => each.startsWith(`${name}-`) && each.endsWith('.tar') && each !== file
  for (const older of readdirSync(CACHE).filter(isOlder)) rmSync(join(CACHE, older), { force: true })
}

function engineVersion(): string {
  const manifest = readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
