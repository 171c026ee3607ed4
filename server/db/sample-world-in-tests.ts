import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { seed } from '../world/seed.ts'
import { migrate } from './migrate.ts'
import type { Db } from './db.ts'
import { wrapEmbedded } from './open-embedded.ts'

const SERVER = resolve(import.meta.dirname, '..')
const CACHE = resolve(SERVER, '../.cache/test-databases')

/** The sample world in memory. Made once for all test files, kept until the code that makes it changes. */
export async function openSampleWorld(): Promise<Db> {
  const file = join(CACHE, `${fingerprint()}.tar`)
  if (existsSync(file)) return wrapEmbedded(await PGlite.create({ loadDataDir: await openAsBlob(file) }))
  const pglite = await PGlite.create()
  const db = wrapEmbedded(pglite)
  await migrate(db.sql)
  await seed(db)
  keep(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  return db
}

function keep(file: string, content: Uint8Array): void {
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) if (name.endsWith('.tar')) rmSync(join(CACHE, name), { force: true })
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}

/** Of everything that decides what is in the database. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'shell/config/countries.ts', 'shell/config/page-defaults.ts'])
    hash.update(readFileSync(join(SERVER, '..', file)))
  for (const folder of ['db', 'world', 'api']) {
    for (const name of readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(SERVER, folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
