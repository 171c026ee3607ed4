import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address that npm has fetched an installed package from, as npm notes it beside all that it has installed. */
export function installedFrom(packageFolder: string): string | undefined {
  const notes = join(packageFolder, '../../.package-lock.json')
  if (!existsSync(notes)) return undefined
  const { packages } = JSON.parse(readFileSync(notes, 'utf8')) as {
    packages: Record<string, { resolved?: string } | undefined>
  }
  return packages['node_modules/@agency-os/create-app']?.resolved
}
