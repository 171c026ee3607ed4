import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LockedPackage } from './locked-packages.ts'

const LICENCE = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/** What the licences of the packages ask to be passed on with their code. */
export function notices(root: string, packages: readonly LockedPackage[]): string {
  const each = packages.map((one) => {
    const texts = textsOf(join(root, one.path))
    return [`${one.name} ${one.version} (${one.license})`, ...texts].join('\n\n')
  })
  return `This portal contains the packages below, each under its own licence.\n\n${each.join(`\n\n${'-'.repeat(79)}\n\n`)}\n`
}

function textsOf(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files
    .filter((name) => LICENCE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
}
