import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Pages name a version in their script tags; what is older than these must be kept by who needs it. */
const KEPT_VERSIONS = 20

/** Address, integrity and size of one element in one version. */
interface ElementFile {
  /** Its address in the portal. */
  file: string
  integrity: string
  bytes: number
  brotliBytes: number
  /** Addresses of files that it asks for later, such as words. */
  parts?: readonly string[]
}

/** `/elements/manifest.json`. */
export interface ElementsManifest {
  latest: string
  /** By version, newest first, and by tag. */
  versions: Readonly<Record<string, Readonly<Record<string, ElementFile>>>>
}

/** Other scripts, another version: an address that is kept for ever must not change what it holds. */
export function versionOf(root: string, codes: readonly string[]): string {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/elements/package.json'), 'utf8')) as {
    version: string
  }
  return `${version}-${createHash('sha256').update(codes.join('\n')).digest('hex').slice(0, 8)}`
}

/** Files that scripts of elements ask for later; what one holds is in its name, so versions share them. */
export const PARTS = '/elements/parts/'

/** As a script of a version asks for them, from a folder of its own. */
export const withPartsAbove = (code: string): string => code.replaceAll(/(?<=["'`])\.\/parts\//g, '../parts/')

export function elementFile(
  version: string,
  tag: string,
  code: string,
  parts: readonly string[],
): ElementFile {
  return {
    file: `/elements/${version}/${tag}.js`,
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    bytes: Buffer.byteLength(code),
    brotliBytes: brotliCompressSync(code).length,
    ...(parts.length > 0 && { parts: parts.map((name) => PARTS + name) }),
  }
}

/** Versions that the last build left in its folder, before this one empties it. */
export function earlierVersions(folder: string): ElementsManifest['versions'] {
  const path = join(folder, 'elements/manifest.json')
  if (!existsSync(path)) return {}
  const { versions } = JSON.parse(readFileSync(path, 'utf8')) as ElementsManifest
  return Object.fromEntries(Object.entries(versions).slice(0, KEPT_VERSIONS - 1))
}
