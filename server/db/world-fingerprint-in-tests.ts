import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const FILES = [
  'package-lock.json',
  'server/apis.ts',
  'shell/config/countries.ts',
  'shell/config/page-defaults.ts',
]
const FOLDERS = [
  'server/db',
  'server/world',
  'server/api',
  'server/audit',
  'server/documents',
  'server/files',
  'server/idp',
  'miniapps/domain',
]

/** Changes with everything that decides what is in a database with the sample world: its code, and the day it is made. */
export function worldFingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const made = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/(\.test|-in-tests)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  )
  for (const file of [...FILES, ...made.toSorted()]) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}
