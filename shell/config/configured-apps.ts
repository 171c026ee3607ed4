import type { EntryProblem, FaultyEntry } from '../contract/faulty-entry.ts'
import type { RuntimeMiniApp } from '../contract/runtime-config.ts'
import { backEndsIn } from './back-end-checks.ts'
import { problemAt, problemsOf } from './entry-checks.ts'
import { MINI_APPS } from './miniapps.ts'
import { placeOf } from './place-of.ts'
import { RESERVED_NAMES } from './reserved-names.ts'
import { ROUTES } from './routes.ts'

/** The keys and places of the entries before. */
interface Taken {
  keys: Set<string>
  places: Set<string>
  /** Of back ends: the one origin that is sent tokens of an audience; '' for the portal's own, which no back end is sent. */
  audiences: Map<string, string>
}

const BUILT_IN: ReadonlySet<string> = new Set(
  ROUTES.map(({ path, access }) => placeOf(path, access === 'brand')),
)

export interface SortedEntries {
  usable: readonly RuntimeMiniApp[]
  faulty: readonly FaultyEntry[]
}

/**
 * Sorts a configuration's mini-apps into usable and faulty entries. A faulty one is left out, with what is wrong with it, and
 * the rest works; of two that want the same key or route the first has it. `ours` are audiences of the tokens that people
 * sign in with.
 */
export function sortEntries(entries: readonly unknown[], ours: readonly string[] = []): SortedEntries {
  const audiences = new Map(ours.map((audience) => [audience, '']))
  const taken: Taken = { keys: new Set(), places: new Set(), audiences }
  const faulty: FaultyEntry[] = []
  const usable = entries.filter((entry, index): entry is RuntimeMiniApp => {
    const own = problemsOf(entry)
    const problems = own.length > 0 ? own : clashOf(entry as RuntimeMiniApp, taken)
    if (problems.length > 0) faulty.push({ ...namesOf(entry, index), problems })
    return problems.length === 0
  })
  return { usable: Object.freeze(usable), faulty }
}

/** As far as they can be read. */
function namesOf(entry: unknown, index: number): Pick<FaultyEntry, 'name' | 'routes'> {
  const { key, routes } = (entry ?? {}) as { key?: unknown; routes?: unknown }
  return {
    name: typeof key === 'string' && key ? key : `entry ${index}`,
    routes: (Array.isArray(routes) ? routes : []).filter((route) => typeof route === 'string'),
  }
}

/** Takes its key and places, or says why that cannot be. */
function clashOf(
  { key, routes, brandScoped, apis }: RuntimeMiniApp,
  { keys, places, audiences }: Taken,
): readonly EntryProblem[] {
  if (keys.has(key) || MINI_APPS.has(key))
    return [problemAt('key', `is taken: there is a mini-app "${key}" already.`)]
  const wanted = routes.map((path) => placeOf(path, brandScoped))
  for (const [index, place] of wanted.entries()) {
    const problem = problemOfPlace(place, brandScoped, places)
    if (problem) return [problemAt(`routes.${index}`, `is "${routes[index]}", which ${problem}.`)]
  }
  const backEnds = backEndsIn(apis)
  const others = backEnds.find(({ audience, origin }) => (audiences.get(audience) ?? origin) !== origin)
  if (others) {
    const { audience } = others
    const why = audiences.get(audience)
      ? "whose tokens go to another mini-app's back end"
      : 'which belongs to the tokens people sign in with'
    return [problemAt('apis', `has the audience "${audience}", ${why}.`)]
  }
  for (const { audience, origin } of backEnds) audiences.set(audience, origin)
  keys.add(key)
  for (const place of wanted) places.add(place)
  return []
}

function problemOfPlace(
  place: string,
  brandScoped: boolean | undefined,
  places: ReadonlySet<string>,
): string | undefined {
  if (RESERVED_NAMES.has(place.split('/')[0]!)) return 'is an address that the server keeps for itself'
  if (!brandScoped && place.startsWith('brands/'))
    return 'lies where the portal looks for a brand: give it as "brandScoped", without "brands/"'
  return places.has(place) || BUILT_IN.has(place) ? 'belongs to another mini-app or page' : undefined
}
