import { ANY_BRAND, placeOf } from '../config/place-of.ts'
import type { RouteLine } from '../config/routes.ts'
import type { Visit } from '../guards/verdict.ts'

/** A line, and how many segments of the path are its own. */
interface Found {
  line: RouteLine
  depth: number
}

type Address = Pick<URL, 'pathname'> & Partial<Pick<URL, 'searchParams'>>

/** A path as it stands, with nothing in it to resolve, encode or take off: most are. Parsing an address takes longer than all the rest of a look-up. */
const PLAIN = /^\/(?:[\w-]+\/)*[\w-]*$/

/**
 * Finds the line of a path. Lines are kept by their own path, and a path is looked up from its longest beginning to its
 * shortest: a look-up takes as many steps as the deepest line has segments, however many lines there are.
 */
export class RouteTable {
  readonly #lines = new Map<string, RouteLine>()
  #deepest = 0

  constructor(lines: readonly RouteLine[]) {
    for (const line of lines) {
      const place = placeOf(line.path, line.access === 'brand')
      const outer = line.access === 'guarded' && line.app ? this.#lineOf(`/${place}`) : undefined
      if (outer && outer.line.app === line.app) continue // the base path of both is the outer one
      this.#lines.set(place, line)
      this.#deepest = Math.max(this.#deepest, place.split('/').length)
    }
  }

  /** Null where nothing lives. */
  match(path: string): Visit | null {
    const address = PLAIN.test(path) ? { pathname: path } : addressOf(path)
    return matchOf(this.#lineOf(address.pathname), address)
  }

  /** Whether a brand's line starts this path, as in `/scorecards/summary` without a brand. */
  hasBrandLine(path: string): boolean {
    const { pathname } = addressOf(path)
    return pathname !== '/' && this.#lineOf(`/brands/any${pathname}`) !== undefined
  }

  /** A line of a mini-app also takes every path beneath it; one of the shell's own only itself. */
  #lineOf(pathname: string): Found | undefined {
    const segments = pathname.slice(1).split('/')
    if (segments.at(-1) === '') segments.pop()
    if (segments[0] === 'brands' && segments[1]) segments[1] = ANY_BRAND
    for (let depth = Math.min(segments.length, this.#deepest); depth >= 0; depth--) {
      const line = this.#lines.get(segments.slice(0, depth).join('/'))
      if (line && (line.app || depth === segments.length)) return { line, depth }
    }
    return undefined
  }
}

/** Read behind our own host: alone, a path that begins with two slashes would name another. */
const addressOf = (path: string): URL => new URL(location.origin + path)

function matchOf(found: Found | undefined, { pathname, searchParams }: Address): Visit | null {
  if (!found) return null
  const { line, depth } = found
  const segments = pathname.split('/')
  const params = line.access === 'brand' ? brandIn(segments[2]!) : {}
  if (!params) return null
  const basePath = segments.slice(0, depth + 1).join('/') || '/'
  const tail = pathname.slice(basePath.length) || '/'
  return {
    line,
    route: Object.freeze({
      path: pathname,
      tail,
      params: Object.freeze(params),
      query: Object.freeze(searchParams?.size ? firstValues(searchParams) : {}),
      basePath,
    }),
  }
}

/** A brand id that cannot be decoded is nobody's. */
function brandIn(segment: string): { brandId: string } | null {
  try {
    return { brandId: decodeURIComponent(segment) }
  } catch {
    return null
  }
}

/** Of repeated parameters the first wins. */
const firstValues = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].toReversed())
