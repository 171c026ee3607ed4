import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { problemOf } from './entry-checks.ts'
import { MINI_APPS } from './miniapps.ts'
import { placeOf } from './place-of.ts'
import { RESERVED_NAMES } from './reserved-names.ts'
import { ROUTES } from './routes.ts'

/** The keys and places of the entries before. */
interface Taken {
  keys: Set<string>
  places: Set<string>
}

const BUILT_IN: ReadonlySet<string> = new Set(
  ROUTES.map(({ path, access }) => placeOf(path, access === 'brand')),
)

/**
 * The mini-apps of the configuration that can be used. A bad entry is reported in a sentence and left out, and the rest
 * works; of two that want the same key or route the first has it.
 */
export function usableApps(
  entries: readonly unknown[],
  report: (problem: string) => void,
): readonly RuntimeMiniApp[] {
  const taken: Taken = { keys: new Set(), places: new Set() }
  const usable = entries.filter((entry, index): entry is RuntimeMiniApp => {
    const problem = problemOf(entry) ?? clashOf(entry as RuntimeMiniApp, taken)
    if (problem) report(`Mini-app entry ${index} of the configuration was left out: ${problem}`)
    return problem === undefined
  })
  return Object.freeze(usable)
}

/** Takes its key and places, or says why that cannot be. */
function clashOf({ key, routes, brandScoped }: RuntimeMiniApp, { keys, places }: Taken): string | undefined {
  if (keys.has(key) || MINI_APPS.has(key)) return `there is a mini-app "${key}" already`
  const wanted = routes.map((path) => placeOf(path, brandScoped))
  for (const [index, place] of wanted.entries()) {
    const problem = problemAt(place, brandScoped, places)
    if (problem) return `its route "${routes[index]}" ${problem}`
  }
  keys.add(key)
  for (const place of wanted) places.add(place)
  return undefined
}

function problemAt(
  place: string,
  brandScoped: boolean | undefined,
  places: ReadonlySet<string>,
): string | undefined {
  if (RESERVED_NAMES.has(place.split('/')[0]!)) return 'is an address that the server keeps for itself'
  if (!brandScoped && place.startsWith('brands/'))
    return 'lies where the portal looks for a brand: give it as "brandScoped", without "brands/"'
  return places.has(place) || BUILT_IN.has(place) ? 'belongs to another mini-app or page' : undefined
}
