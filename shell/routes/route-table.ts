import Resolver from '@vaadin/router/dist/resolver/resolver.js'
import type { Route } from '@vaadin/router/dist/resolver/types.t.js'
import type { MiniAppRoute } from '../contract/mini-app.ts'
import { ANY_BRAND, placeOf } from '../config/place-of.ts'
import type { RouteLine } from '../config/routes.ts'
import type { FurtherLines } from './route-lines.ts'

/** What stands at a path. `rest` is what the line leaves to its mini-app. */
export interface Match {
  line: RouteLine
  route: MiniAppRoute
}

/**
 * Finds the line of a path. Lines are kept by their own path, and a path is looked up from its longest beginning to its
 * shortest: a look-up takes as many steps as the deepest line has segments, however many lines there are.
 */
export class RouteTable {
  readonly #lines = new Map<string, RouteLine>()
  readonly #resolvers = new Map<RouteLine, Resolver<RouteLine>>()
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

  /** Null where nothing lives. @throws what loading further lines throws */
  async match(path: string): Promise<Match | null> {
    const { pathname, searchParams } = new URL(path, location.origin)
    const line = this.#lineOf(pathname) ?? (await this.#lineElsewhere(pathname))
    if (!line) return null
    const context = await this.#resolverOf(line).resolve(pathname).catch(() => null)
    if (!context || typeof context === 'symbol') return null
    return { line, route: routeOf(line, pathname, searchParams, context.params as Record<string, string>) }
  }

  /** Whether a brand's line starts this path, as in `/scorecards/summary` without a brand. */
  hasBrandLine(path: string): boolean {
    const { pathname } = new URL(path, location.origin)
    return pathname !== '/' && this.#lineOf(`/brands/any${pathname}`) !== undefined
  }

  async #lineElsewhere(pathname: string): Promise<RouteLine | undefined> {
    if (this.#further?.isWhole ?? true) return undefined
    await this.#further!.load()
    return this.#lineOf(pathname)
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

  #resolverOf(line: RouteLine): Resolver<RouteLine> {
    const known = this.#resolvers.get(line) ?? new Resolver<RouteLine>([vaadinRoute(line)])
    this.#resolvers.set(line, known)
    return known
  }
}

function vaadinRoute(line: RouteLine): Route<RouteLine> {
  const action = () => line
  const path = fullPath(line)
  return line.app ? { path, children: [{ path: '(.*)', action }] } : { path, action }
}

function fullPath({ access, path }: RouteLine): string {
  return access === 'brand' ? `/brands/:brandId/${path}` : `/${path}`
}

function routeOf(line: RouteLine, pathname: string, query: URLSearchParams, { 0: _rest, ...params }: Record<string, string>): MiniAppRoute {
  const basePath = pathname.split('/').slice(0, fullPath(line).split('/').length).join('/') || '/'
  const tail = pathname.slice(basePath.length) || '/'
  const firstValues = [...query].toReversed() // of repeated parameters the first wins
  return Object.freeze({ path: pathname, tail, params: Object.freeze(params), query: Object.freeze(Object.fromEntries(firstValues)), basePath })
}
