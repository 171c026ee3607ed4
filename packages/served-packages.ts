import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import type { PackageFile, PackagesIndex } from './packages-index.ts'

/** Lock files name a version's address; what is older than these must be kept by who needs it. */
const KEPT_VERSIONS = 20
const PACKED = join(import.meta.dirname, '../.cache/served-packages')

interface Earlier {
  index: PackagesIndex
  tarballs: ReadonlyMap<string, Buffer>
}

/**
 * Puts the packages for authors below `/packages/`, so that who knows a portal needs no registry and always has
 * those that fit it. `<name>.tgz` is the latest; a version keeps its address, from one build to the next too.
 */
export function servedPackages(): Plugin {
  let earlier: Earlier = { index: {}, tarballs: new Map() }
  let packing: Promise<unknown> = Promise.resolve()
  return {
    name: 'served-packages',
    apply: 'build',
    configResolved({ root, build }) {
      earlier = readEarlier(resolve(root, build.outDir, 'packages'))
    },
    buildStart() {
      // in a process of its own: the portal's chunks are made meanwhile
      packing = promisify(execFile)(process.execPath, [
        '--import',
        'tsx',
        join(import.meta.dirname, 'pack.ts'),
        PACKED,
      ])
      packing.catch(() => undefined) // told below, unless the build fails before
    },
    async generateBundle() {
      await packing
      for (const [name, source] of published(earlier))
        this.emitFile({ type: 'asset', fileName: `packages/${name}`, source })
    },
  }
}

/** Versions that the last build left in its folder, before this one empties it. */
function readEarlier(folder: string): Earlier {
  if (!existsSync(join(folder, 'index.json'))) return { index: {}, tarballs: new Map() }
  const tarballs = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const)
  return { index: indexIn(folder), tarballs: new Map(tarballs) }
}

const indexIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as PackagesIndex

/** Every file below `/packages/`. */
function published(earlier: Earlier): ReadonlyMap<string, string | Buffer> {
  const files = new Map<string, string | Buffer>()
  const index: Record<string, PackageFile[]> = {}
  for (const [name, [packed]] of Object.entries(indexIn(PACKED))) {
    const known = earlier.index[name] ?? []
    // another npm packs the same files into other bytes, and a version keeps the ones that lock files name
    const latest = known.find(({ file }) => file === packed!.file) ?? packed!
    const before = known.filter((each) => each !== latest)
    index[name] = [latest, ...before.slice(0, KEPT_VERSIONS - 1)]
    for (const { file } of index[name]) files.set(nameOf(file), bytesOf(earlier, file))
    files.set(`${name}.tgz`, bytesOf(earlier, latest.file))
  }
  return files.set('index.json', JSON.stringify(index, null, 2))
}

const bytesOf = ({ tarballs }: Earlier, file: string): Buffer =>
  tarballs.get(nameOf(file)) ?? readFileSync(join(PACKED, nameOf(file)))

const nameOf = (file: string): string => file.slice('/packages/'.length)
