import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether node_modules holds what the lockfile asks for; npm notes what it installed in a lockfile of its own. */
export function dependenciesAreFresh(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true
    // packages for other platforms are left out
    return installed[path] ? installed[path].version === version : optional === true
  })
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}
