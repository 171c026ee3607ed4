import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDb } from './db/open-db.ts'
import { seed } from './world/seed.ts'

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
  const kept = join(CACHE, `world-${await stateOfWorld()}`)
  if (existsSync(kept)) return kept
  await mkdir(CACHE, { recursive: true })
  const making = await mkdtemp(join(CACHE, 'making-'))
  const db = await openDb({ dataDir: making })
  await seed(db)
  await db.close()
  // another test file may have been quicker
  await rename(making, kept).catch(() => rm(making, { recursive: true }))
  const older = (await readdir(CACHE)).filter(
    (name) => name.startsWith('world-') && join(CACHE, name) !== kept,
  )
  await Promise.all(older.map((name) => rm(join(CACHE, name), { recursive: true, force: true })))
  return kept
}

async function stateOfWorld(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of ['countries.ts', 'page-defaults.ts'])
    hash.update(await readFile(resolve(HERE, '../shell/config', name)))
  for (const folder of ['db', 'world', 'api'].map((name) => join(HERE, name))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes('test'))
      .map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(file.slice(HERE.length)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
