import { problemOf } from '../../shell/config/entry-checks.ts'
import { MINI_APPS } from '../../shell/config/miniapps.ts'
import { RESERVED_NAMES } from '../../shell/config/reserved-names.ts'
import { entryOf } from './entry-of.ts'

/** Says why a portal would refuse an entry with this key; undefined where it would not. */
export function keyProblem(key: string): string | undefined {
  if (MINI_APPS.has(key)) return `The portal has a mini-app "${key}" already: choose another key.`
  if (RESERVED_NAMES.has(key) || key === 'brands')
    return `"${key}" is an address that the portal keeps for itself: choose another key.`
  return problemOf(entryOf({ key, title: key }))
    ? `The key "${key}" must be kebab-case, such as "media-desk": a letter, then letters, digits and hyphens in lower case.`
    : undefined
}
