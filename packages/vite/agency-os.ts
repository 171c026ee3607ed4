import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { devAddress } from './dev-address.ts'
import { oneModule } from './one-module.ts'
import { oneSheet } from './one-sheet.ts'
import { onePolicy } from './one-policy.ts'
import { sayHash } from './say-hash.ts'
import { portalOfFrame } from './portal-of-frame.ts'
import { sharedLibraries, type Shared } from './shared-libraries.ts'

export interface AgencyOsOptions {
  /**
   * Module whose default export is the mini-app's element; `src/index.ts` (or tsx, js, jsx) where it is not
   * given.
   */
  entry?: string
  /** Name of the built file without `.js`; that of the package where it is not given. */
  name?: string
  /**
   * Libraries that are the portal's own at run time: true, the default, for all that it shares and the app
   * imports; false for none; or their names.
   */
  shared?: Shared
  /**
   * Address of the portal that the app is built for, to check the shared libraries against its versions, and the one that a
   * framed page answers; else `AGENCY_OS_PORTAL`.
   */
  portal?: string
}

/**
 * Vite preset for a mini-app: one module, styles as one constructed sheet, one Trusted Types policy, shared
 * libraries.
 */
export default function agencyOs(options: AgencyOsOptions = {}): Plugin[] {
  const root = process.cwd()
  const entry = join(root, options.entry ?? usualEntry(root))
  const name = options.name ?? nameOfPackage(root)
  const portal = options.portal ?? process.env['AGENCY_OS_PORTAL']
  return [
    oneModule(entry, name),
    oneSheet(),
    onePolicy(),
    sharedLibraries(root, options.shared ?? true, portal),
    portalOfFrame(portal),
    devAddress(name),
    sayHash(name),
  ]
}

const ENTRIES = ['ts', 'tsx', 'js', 'jsx'].map((extension) => `src/index.${extension}`)

function usualEntry(root: string): string {
  const found = ENTRIES.find((path) => existsSync(join(root, path)))
  if (found) return found
  throw new Error(
    `No module of the mini-app: there is none of ${ENTRIES.join(', ')}, and agencyOs() names no entry`,
  )
}

function nameOfPackage(root: string): string {
  const { name = 'mini-app' } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name?: string
  }
  return name.replace(/^@[^/]*\//, '')
}
