import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:row-icons'
const APPS = join(import.meta.dirname, '../../shell/config/apps')

/** `import { ROW_ICONS } from 'virtual:row-icons'`: the line icons that rows of apps name, and no others, by these names. */
export function rowIcons(): Plugin {
  return {
    name: 'row-icons',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return
      const files = readdirSync(APPS).map((name) => join(APPS, name))
      for (const file of files) this.addWatchFile(file)
      return iconModule(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
    },
  }
}

export function iconModule(rows: string): string {
  const names = [...new Set([...rows.matchAll(/\bicon: '([a-z0-9-]+)'/g)].map(([, name]) => name!))]
  const icons = names.map((name) => [name, pascal(name)] as const)
  return `import { ${icons.map(([, icon]) => icon).join(', ')} } from 'lucide'
export const ROW_ICONS = { ${icons.map(([name, icon]) => `'${name}': ${icon}`).join(', ')} }`
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())
