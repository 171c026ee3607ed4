import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `0.1.0+3f2a91c0d4e5`: the version of package.json and, where it is known, the commit it was built from. */
export const RELEASE = releaseOf(rootAbove(import.meta.dirname))

/** A packed folder has the commit in its package.json; the sources ask git, which may be missing. */
export function releaseOf(root: string): string {
  const { version, commit = commitOf(root) } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as { version: string; commit?: string }
  return commit ? `${version}+${commit}` : version
}

export function commitOf(root: string): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  try {
    const args = ['rev-parse', '--short=12', 'HEAD']
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
