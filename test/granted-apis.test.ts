import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { it } from 'node:test'
import { APP_ROWS } from '../shell/config/app-rows.ts'
import { apiBase } from '../shell/contract/api-bases.ts'

const MINIAPPS = resolve(import.meta.dirname, '../miniapps')

/** A file of a mini-app, and all that it imports of mini-apps and kit, at once or later. */
function filesFrom(file: string, seen = new Set<string>()): Set<string> {
  if (
    seen.has(file) ||
    !file.startsWith(MINIAPPS) ||
    file.startsWith(join(MINIAPPS, 'domain')) ||
    !/\.tsx?$/.test(file)
  )
    return seen
  seen.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
    filesFrom(resolve(dirname(file), path!), seen)
  return seen
}

/** By address, and by name: `apiOf(portal, 'contacts')`, `useApi('contacts')`. */
function asked(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '') // comments name examples
  const addresses = [...text.matchAll(/['`](\/api\/[a-z-]+)/g)].map(([, base]) => base!)
  const names = [...text.matchAll(/(?:apiOf\(\w+, |useApi\()'(\w+)'/g)].map(([, name]) => apiBase(name!))
  return [...addresses, ...names]
}

// Without it the call goes out without a token, and is refused.
for (const { key, apis = [] } of APP_ROWS.filter((row) => existsSync(join(MINIAPPS, row.key, 'index.ts'))))
  it(`${key} asks only APIs that its row names`, () => {
    const granted = new Set(apis.map(apiBase))
    const missing = [...filesFrom(join(MINIAPPS, key, 'index.ts'))].flatMap((file) =>
      asked(file)
        .filter((base) => !granted.has(base))
        .map((base) => `${file.slice(MINIAPPS.length)} asks ${base}`),
    )
    assert.deepEqual(missing, [])
  })
