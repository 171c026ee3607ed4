import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files of an app that a migration may read and change. */
export interface AppFiles {
  /** Paths of the app's sources and settings, none of what is installed or built. */
  paths(): readonly string[]
  read(path: string): string
  write(path: string, text: string): void
}

const NOT_SOURCES = new Set(['node_modules', 'dist'])

/** The files in a folder, and which of them have been changed. */
export function filesIn(root: string): AppFiles & { changed: ReadonlySet<string> } {
  const changed = new Set<string>()
  return {
    changed,
    paths: () => pathsBelow(root).map((path) => relative(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write(path, text) {
      if (existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === text) return
      changed.add(path)
      writeFileSync(join(root, path), text)
    },
  }
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_SOURCES.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? pathsBelow(path) : [path]
  })
}
