import Resolver from '@vaadin/router/dist/resolver/resolver.js'
import type { Route } from '@vaadin/router/dist/resolver/types.t.js'
import type { MiniAppRoute } from '../contract/mini-app.ts'
import type { RouteLine } from '../config/routes.ts'

/** What stands at a path. `rest` is what the line leaves to its mini-app. */
export interface Match {
  line: RouteLine
  route: MiniAppRoute
}

/**
 * Finds the line of a path. Lines are grouped by their first own segment (the third of a brand's), and only the group a
 * path belongs to is compiled and searched: look-ups do not grow with the number of mini-apps.
 */
export class RouteTable {
  readonly #groups = new Map<string, RouteLine[]>()
  readonly #resolvers = new Map<string, Resolver<RouteLine>>()

  constructor(lines: readonly RouteLine[]) {
    for (const line of lines) {
      const key = groupOf(fullPath(line))
      const group = this.#groups.get(key)
      if (group) group.push(line)
      else this.#groups.set(key, [line])
    }
  }

  /** Null where nothing lives. */
  async match(path: string): Promise<Match | null> {
    const { pathname, searchParams } = new URL(path, location.origin)
    const resolver = this.#resolverFor(groupOf(pathname))
    if (!resolver) return null
    const context = await resolver.resolve(pathname).catch(() => null)
    if (!context || typeof context === 'symbol') return null
    const line = context.result as RouteLine
    return { line, route: routeOf(line, pathname, searchParams, context.params as Record<string, string>) }
  }

  /** Whether a brand's line starts with this first segment, as in `/scorecards/summary` without a brand. */
  hasBrandLine(path: string): boolean {
    return this.#groups.has(`brands/${groupOf(new URL(path, location.origin).pathname)}`)
  }

  #resolverFor(key: string): Resolver<RouteLine> | undefined {
    const known = this.#resolvers.get(key)
    const lines = this.#groups.get(key)
    if (known || !lines) return known
    const mostSpecificFirst = lines.toSorted((a, b) => b.path.length - a.path.length)
    const resolver = new Resolver<RouteLine>(mostSpecificFirst.map(vaadinRoute))
    this.#resolvers.set(key, resolver)
    return resolver
  }
}

/** A line of a mini-app also takes every path beneath it; one of the shell's own only itself. */
function vaadinRoute(line: RouteLine): Route<RouteLine> {
  const action = () => line
  const path = fullPath(line)
  return line.app ? { path, children: [{ path: '(.*)', action }] } : { path, action }
}

function fullPath({ access, path }: RouteLine): string {
  return access === 'brand' ? `/brands/:brandId/${path}` : `/${path}`
}

function groupOf(pathname: string): string {
  const [first = '', , third] = pathname.slice(1).split('/')
  return first === 'brands' ? `brands/${third ?? ''}` : first
}

function routeOf(line: RouteLine, pathname: string, query: URLSearchParams, { 0: _rest, ...params }: Record<string, string>): MiniAppRoute {
  const basePath = pathname.split('/').slice(0, fullPath(line).split('/').length).join('/') || '/'
  const tail = pathname.slice(basePath.length) || '/'
  const firstValues = [...query].toReversed() // of repeated parameters the first wins
  return Object.freeze({ path: pathname, tail, params: Object.freeze(params), query: Object.freeze(Object.fromEntries(firstValues)), basePath })
}
