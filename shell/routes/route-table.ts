import type { MiniAppRoute } from '../contract/mini-app.ts'
import { ANY_BRAND, placeOf } from '../config/place-of.ts'
import type { RouteLine } from '../config/routes.ts'
import type { FurtherLines } from './route-lines.ts'

/** What stands at a path. `rest` is what the line leaves to its mini-app. */
export interface Match {
  line: RouteLine
  route: MiniAppRoute
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
  readonly #further: FurtherLines | undefined
  #deepest = 0

  constructor(lines: readonly RouteLine[], further?: FurtherLines) {
    this.#further = further
    for (const line of lines) {
      const place = placeOf(line.path, line.access === 'brand')
      this.#lines.set(place, line)
      this.#deepest = Math.max(this.#deepest, place.split('/').length)
    }
  }

  /** Null where nothing lives; at once, unless what may live there has to be fetched. @throws what loading further lines throws */
  match(path: string): Match | null | Promise<Match | null> {
    const address = PLAIN.test(path) ? { pathname: path } : new URL(path, location.origin)
    const line = this.#lineOf(address.pathname)
    if (line || (this.#further?.isWhole ?? true)) return matchOf(line, address)
    return this.#further!.load().then(() => matchOf(this.#lineOf(address.pathname), address))
  }

  /** Whether a brand's line starts this path, as in `/scorecards/summary` without a brand. */
  hasBrandLine(path: string): boolean {
    const { pathname } = new URL(path, location.origin)
    return pathname !== '/' && this.#lineOf(`/brands/any${pathname}`) !== undefined
  }

  /** A line of a mini-app also takes every path beneath it; one of the shell's own only itself. */
  #lineOf(pathname: string): RouteLine | undefined {
    const segments = pathname.replace(/\/$/, '').split('/').slice(1)
    if (segments[0] === 'brands' && segments[1]) segments[1] = ANY_BRAND
    const deepest = Math.max(this.#deepest, this.#further?.deepest ?? 0)
    for (let length = Math.min(segments.length, deepest); length >= 0; length--) {
      const place = segments.slice(0, length).join('/')
      const line = this.#lines.get(place) ?? this.#further?.at(place)
      if (line && (line.app || length === segments.length)) return line
    }
    return undefined
  }
}

function matchOf(line: RouteLine | undefined, { pathname, searchParams }: Address): Match | null {
  if (!line) return null
  const segments = pathname.split('/')
  const params = line.access === 'brand' ? brandIn(segments[2]!) : {}
  if (!params) return null
  const basePath = segments.slice(0, fullPath(line).split('/').length).join('/') || '/'
  const tail = pathname.slice(basePath.length) || '/'
  return { line, route: Object.freeze({ path: pathname, tail, params: Object.freeze(params), query: Object.freeze(searchParams?.size ? firstValues(searchParams) : {}), basePath }) }
}

/** A brand id that cannot be decoded is nobody's. */
function brandIn(segment: string): { brandId: string } | null {
  try {
    return { brandId: decodeURIComponent(segment) }
  } catch {
    return null
  }
}

const fullPath = ({ access, path }: RouteLine): string => (access === 'brand' ? `/brands/:brandId/${path}` : `/${path}`)

/** Of repeated parameters the first wins. */
const firstValues = (query: URLSearchParams): Record<string, string> => Object.fromEntries([...query].toReversed())
