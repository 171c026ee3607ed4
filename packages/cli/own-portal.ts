import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The portal that the app in a folder is made for, by its package.json; undefined where nothing says one. */
export function ownPortal(root: string): string | undefined {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return undefined
  const { agencyOs } = JSON.parse(readFileSync(file, 'utf8')) as { agencyOs?: { portal?: string } }
  return agencyOs?.portal?.replace(/\/$/, '')
}
