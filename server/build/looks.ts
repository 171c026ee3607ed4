import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { allThemes } from '../../themes/all-themes.ts'
import { lookOf } from '../../themes/look-css.ts'
import { sharedLooks } from '../../themes/shared-looks.ts'

const MODULE = 'virtual:looks'
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g
const TOKEN = /--os-[\w-]+/g

/**
 * `virtual:looks`: all tenants' looks, with the tokens that these elements and what they import speak of, and
 * a version.
 */
export const looks = (entries: readonly string[], version: string): Plugin =>
  looksWith(() => tokensIn(entries), version)

/** With every token: an app inside may speak of any. */
export const wholeLooks = (version: string): Plugin =>
  looksWith(() => new Set(lookOf(allThemes.get('default')!).css.match(TOKEN)), version)

function looksWith(tokens: () => Set<string>, version: string): Plugin {
  return {
    name: 'looks',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const LOOKS = ${JSON.stringify(sharedLooks(tokens()))}\nexport const VERSION = '${version}'`
        : undefined,
  }
}

const tokensIn = (entries: readonly string[]): Set<string> =>
  new Set(sourcesOf(entries).flatMap((source) => [...source.matchAll(TOKEN)].map(([token]) => token)))

/** The texts of some modules and of all that they import, packages aside. */
export function sourcesOf(entries: readonly string[]): string[] {
  const files = new Map<string, string>()
  const read = (file: string): void => {
    if (files.has(file)) return
    const source = readFileSync(file, 'utf8')
    files.set(file, source)
    for (const [, path] of source.matchAll(IMPORT)) read(join(dirname(file), path!))
  }
  entries.forEach(read)
  return [...files.values()]
}
