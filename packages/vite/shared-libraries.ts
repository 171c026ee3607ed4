import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { SUPPORTED_LIBRARIES, type SharedLibrary } from './supported-libraries.ts'

export type Shared = boolean | readonly SharedLibrary[]

/** Versions of what a portal shares, as it tells them at `/vendor/versions.json`. */
type Versions = Readonly<Partial<Record<SharedLibrary, { version: string }>>>

const ALL = Object.keys(SUPPORTED_LIBRARIES) as SharedLibrary[]
/** Modules of a package that the import map names; its other modules are built in. */
const NAMED: Record<SharedLibrary, RegExp> = {
  react: /^react(\/jsx-runtime|\/jsx-dev-runtime|\/compiler-runtime)?$/,
  'react-dom': /^react-dom(\/client)?$/,
  lit: /^lit(\/.*)?$/,
  'lit-html': /^lit-html(\/.*)?$/,
  '@lit/reactive-element': /^@lit\/reactive-element(\/.*)?$/,
  nanostores: /^nanostores$/,
  '@nanostores/react': /^@nanostores\/react$/,
}

/**
 * Leaves shared libraries to the portal, after a check that they fit. @throws Error that says which does not
 */
export function sharedLibraries(root: string, shared: Shared, portal: string | undefined): Plugin {
  const names = shared === true ? ALL : shared === false ? [] : shared
  return {
    name: 'agency-os:shared-libraries',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const versions = portal ? await versionsOf(portal) : {}
      for (const name of names) {
        const fault = faultOf(name, installedVersion(root, name), versions[name]?.version)
        if (fault) this.error(fault)
      }
    },
    resolveId: (id) => (names.some((name) => NAMED[name].test(id)) ? { id, external: true } : undefined),
  }
}

/**
 * A sentence where an app built with a version cannot run with the portal's; `theirs` is unknown without a
 * portal.
 */
export function faultOf(name: SharedLibrary, own: string | undefined, theirs?: string): string | undefined {
  if (!own) return undefined // it is not installed, so nothing imports it
  const { from, below } = SUPPORTED_LIBRARIES[name]
  const remedy = `Install ${name}@^${theirs ?? from}, or build your own copy in: agencyOs({ shared: false }).`
  if (isOlder(own, from) || !isOlder(own, `${below}.0.0`))
    return `${name} ${own} cannot be shared with a portal, which has a version from ${from} and below ${below}. ${remedy}`
  if (theirs && (majorOf(own) !== majorOf(theirs) || isOlder(theirs, minorOf(own))))
    return `${name} ${own} is newer than ${theirs}, which this portal shares. ${remedy}`
  return undefined
}

async function versionsOf(portal: string): Promise<Versions> {
  const address = new URL('/vendor/versions.json', portal).href
  const response = await fetch(address).catch(() => undefined)
  if (response?.ok) return (await response.json()) as Versions
  throw new Error(`The portal's versions of shared libraries could not be had at ${address}`)
}

/** As Node finds it from the app. */
function installedVersion(root: string, name: string): string | undefined {
  const manifest = join(root, 'node_modules', name, 'package.json')
  if (existsSync(manifest)) return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
  return dirname(root) === root ? undefined : installedVersion(dirname(root), name)
}

const numbers = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number)
const majorOf = (version: string): number => numbers(version)[0] ?? 0
/** A patch more or less matters to nobody. */
const minorOf = (version: string): string => `${numbers(version).slice(0, 2).join('.')}.0`

function isOlder(one: string, other: string): boolean {
  const [own, theirs] = [numbers(one), numbers(other)]
  const at = own.findIndex((number, place) => number !== theirs[place])
  return at >= 0 && own[at]! < theirs[at]!
}
