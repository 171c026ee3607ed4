import { existsSync, mkdirSync, openAsBlob, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { seedPortalDb } from '../open-portal-db.ts'
import { NOUNS } from '../apis.ts'
import { migrate } from './migrate.ts'
import type { Db } from './db.ts'
import { worldFingerprint } from './world-fingerprint-in-tests.ts'
import { wrapEmbedded } from './open-embedded.ts'

const SERVER = resolve(import.meta.dirname, '..')
const CACHE = resolve(SERVER, '../.cache/test-databases')

/** The sample world in memory. Made once for all test files, kept until the code that makes it changes. */
export async function openSampleWorld(): Promise<Db> {
  const file = join(CACHE, `${worldFingerprint()}.tar`)
  if (existsSync(file)) return wrapEmbedded(await PGlite.create({ loadDataDir: await openAsBlob(file) }))
  const pglite = await PGlite.create()
  const db = wrapEmbedded(pglite)
  await migrate(db.sql, NOUNS)
  await seedPortalDb(db)
  keep(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  return db
}

function keep(file: string, content: Uint8Array): void {
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) if (name.endsWith('.tar')) rmSync(join(CACHE, name), { force: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}
