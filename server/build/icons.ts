import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NAMED = /import\s*\{([^}]*)\}\s*from\s*(['"])lucide\2;?/g
const EXPORTED = /export \{ ((?:default as \w+,? ?)+) \} from '\.\/icons\/([\w-]+)\.mjs'/g

/**
 * `import { Plus } from 'lucide'` asks for the module of that one icon. Through the package's list, which names all of them, each icon
 * of each app would count as needed by the first page.
 */
export function icons(): Plugin {
  const files = iconFiles()
  return {
    name: 'icons',
    apply: 'build',
    transform: (code) => (code.includes('lucide') ? { code: withIconModules(code, files), map: null } : null),
  }
}

export function withIconModules(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(NAMED, (all, list: string) => {
    const names = list.split(',').flatMap((each) => each.trim() || [])
    const icons = names.map((name) => name.split(/\s+as\s+/) as [string, string?])
    if (!icons.every(([name]) => files.has(name))) return all
    return icons
      .map(([name, local = name]) => `import ${local} from 'lucide/dist/esm/icons/${files.get(name)}.mjs';`)
      .join('')
  })
}

/** Files by the names of their icons, aliases too, as the package lists them. */
export function iconFiles(): ReadonlyMap<string, string> {
  const entry = createRequire(import.meta.url).resolve('lucide')
  const list = readFileSync(join(dirname(entry), '../esm/lucide.mjs'), 'utf8')
  return new Map(
    [...list.matchAll(EXPORTED)].flatMap(([, names, file]) =>
      names!.split(',').map((name) => [name.replace('default as', '').trim(), file!] as const),
    ),
  )
}
