import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { worldFingerprint } from './db/world-fingerprint-in-tests.ts'
import { openPortalDb, seedPortalDb } from './open-portal-db.ts'

const HERE = import.meta.dirname
const CACHE = resolve(HERE, '../.cache')

/** A data folder with the sample world, for one test file: a copy of one that is made once per state of migrations and seed. */
export async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'agency-os-data-'))
  await cp(await template(), folder, { recursive: true })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function template(): Promise<string> {
  const kept = join(CACHE, `world-${worldFingerprint()}`)
  if (existsSync(kept)) return kept
  await mkdir(CACHE, { recursive: true })
  const making = await mkdtemp(join(CACHE, 'making-'))
  const db = await openPortalDb({ dataDir: making })
  await seedPortalDb(db)
  await db.close()
  // another test file may have been quicker
  await rename(making, kept).catch(() => rm(making, { recursive: true }))
  const older = (await readdir(CACHE)).filter(
    (name) => name.startsWith('world-') && join(CACHE, name) !== kept,
  )
  await Promise.all(older.map((name) => rm(join(CACHE, name), { recursive: true, force: true })))
  return kept
}
