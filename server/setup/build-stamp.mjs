import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['shell', 'elements', 'miniapps', 'packages', 'themes', 'server/build', 'public']
const FILES = ['vite.config.ts', 'package-lock.json', 'tsconfig.json']
const STAMP = 'dist/.built-from'

/** Names, sizes and times of everything that the build reads, as one hash; needs no file to be opened. */
export function sourcesHash(root) {
  const pages = readdirSync(root).filter((name) => name.endsWith('.html'))
  const files = [...FILES, ...pages, ...FOLDERS.flatMap((folder) => list(root, folder))].toSorted()
  const hash = createHash('sha256')
  for (const file of files) {
    const stat = statSync(join(root, file), { throwIfNoEntry: false })
    if (stat) hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

export function buildIsFresh(root) {
  try {
    return readFileSync(join(root, STAMP), 'utf8') === sourcesHash(root)
  } catch {
    return false
  }
}

/** `hash` was taken before the build, so that a file changed meanwhile counts as newer. */
export function rememberBuild(root, hash) {
  writeFileSync(join(root, STAMP), hash)
}

function list(root, folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/(\.test|-in-tests)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  } catch {
    return []
  }
}
