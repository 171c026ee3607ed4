import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { sharedLooks } from '../../themes/shared-looks.ts'

const MODULE = 'virtual:looks'
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g
const TOKEN = /--os-[\w-]+/g

/** `virtual:looks`: all tenants' looks, with the tokens that these elements and what they import speak of, and a version. */
export function looks(entries: readonly string[], version: string): Plugin {
  return {
    name: 'looks',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const LOOKS = ${JSON.stringify(sharedLooks(tokensIn(entries)))}\nexport const VERSION = '${version}'`
        : undefined,
  }
}

/** Tokens named in a module or in any that it imports, packages aside. */
function tokensIn(entries: readonly string[]): Set<string> {
  const files = new Set(entries)
  const tokens = new Set<string>()
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const [token] of source.matchAll(TOKEN)) tokens.add(token)
    for (const [, path] of source.matchAll(IMPORT)) files.add(join(dirname(file), path!))
  }
  return tokens
}
