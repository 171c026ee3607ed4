import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { MINI_APPS } from './miniapps.ts'
import { placeOf } from './place-of.ts'
import { RESERVED_NAMES } from './reserved-names.ts'
import { ROUTES } from './routes.ts'

/** Which keys and places entries of the configuration want; the values are their numbers. */
export interface Claims {
  keys: ReadonlyMap<string, number>
  places: ReadonlyMap<string, number>
  /** Segments of the longest place. */
  deepest: number
  /** Something of them was malformed or wanted twice. */
  doubtful: boolean
}

export const NO_CLAIMS: Claims = { keys: new Map(), places: new Map(), deepest: 0, doubtful: false }

const builtIn: ReadonlySet<string> = new Set(
  ROUTES.map(({ path, access }) => placeOf(path, access === 'brand')),
)

/** One cheap pass that believes nothing: an entry may be anything. What was there first keeps its key and its places. */
export function claimsOf(
  entries: readonly unknown[],
  clashes: (index: number, problem: string) => void = () => {},
): Claims {
  const keys = new Map<string, number>()
  const places = new Map<string, number>()
  const claims = { keys, places, deepest: 0, doubtful: false }
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? undefined
    if (!looksRight(entry)) {
      claims.doubtful = true
      continue
    }
    const { key, routes, brandScoped } = entry
    const wanted = routes.map((path) => placeOf(path, brandScoped))
    const taken = wanted.findIndex((place) => clashAt(place, brandScoped, places) !== undefined)
    if (taken >= 0 || keys.has(key) || MINI_APPS.has(key)) {
      claims.doubtful = true
      clashes(
        index,
        keys.has(key) || MINI_APPS.has(key)
          ? `there is a mini-app "${key}" already`
          : `its route "${routes[taken]}" ${clashAt(wanted[taken]!, brandScoped, places)}`,
      )
      continue
    }
    keys.set(key, index)
    for (const place of wanted) {
      places.set(place, index)
      claims.deepest = Math.max(claims.deepest, depthOf(place))
    }
  }
  return claims
}

function looksRight(
  entry: Partial<Record<keyof RuntimeMiniApp, unknown>> | undefined,
): entry is RuntimeMiniApp {
  return (
    typeof entry?.key === 'string' &&
    typeof entry.title === 'string' &&
    Array.isArray(entry.routes) &&
    entry.routes.every((path) => typeof path === 'string')
  )
}

/** Why a place cannot be had; undefined where it can. */
function clashAt(
  place: string,
  brandScoped: boolean | undefined,
  places: ReadonlyMap<string, number>,
): string | undefined {
  if (isReserved(place)) return 'is an address that the server keeps for itself'
  if (!brandScoped && place.startsWith('brands/'))
    return 'lies where the portal looks for a brand: give it as "brandScoped", without "brands/"'
  return places.has(place) || builtIn.has(place) ? 'belongs to another mini-app or page' : undefined
}

const isReserved = (place: string): boolean =>
  RESERVED_NAMES.has(place.includes('/') ? place.slice(0, place.indexOf('/')) : place)

const depthOf = (place: string): number => (place.includes('/') ? place.split('/').length : 1)
