import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What builds and starts the portal from its sources; nothing of it is in what is packed. */
const TOOLS: ReadonlySet<string> = new Set(['vite', '@vitejs/plugin-react', 'tsx'])

export interface LockedPackage {
  name: string
  version: string
  /** An SPDX expression. */
  license: string
  /** `sha512-…`, of the archive that the registry has. */
  integrity: string | undefined
  /** Where it lies, below the root. */
  path: string
  /** The paths of those it needs. */
  needs: readonly string[]
}

interface Entry {
  version?: string
  license?: string
  integrity?: string
  dependencies?: Readonly<Record<string, string>>
}

type Lock = Readonly<Record<string, Entry>>

/** The packages whose code may be in what is packed: those the portal depends on, and theirs. */
export function lockedPackages(root: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
  const found = new Map<string, LockedPackage>()
  const open = needsOf(packages, '').filter((path) => !TOOLS.has(nameOf(path)))
  for (const path of open) {
    if (found.has(path)) continue
    const { version = '', license = 'NOASSERTION', integrity } = packages[path]!
    const needs = needsOf(packages, path)
    found.set(path, { name: nameOf(path), version, license, integrity, path, needs })
    open.push(...needs)
  }
  return [...found.values()].toSorted((one, other) => one.path.localeCompare(other.path, 'en'))
}

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

function needsOf(lock: Lock, path: string): string[] {
  return Object.keys(lock[path]?.dependencies ?? {}).flatMap((name) => placeOf(lock, path, name) ?? [])
}

/** As Node looks for it: beside whoever asks, then ever further up. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  const beside = `${from ? `${from}/` : ''}node_modules/${name}`
  if (beside in lock || from === '') return beside in lock ? beside : undefined
  return placeOf(lock, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name)
}
