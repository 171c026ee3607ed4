import type { MiniAppRoute } from '../contract/mini-app.ts'

/** What stands in the address of a page that shows one app: `/scorecards.html#/<brand>/scorecard/ppc/intro?question=2`. */
export interface Place {
  /** '' where the address names none. */
  brandId: string
  /** What the app routes itself; '/' at its root. */
  tail: string
  query: Readonly<Record<string, string>>
}

/** A host that serves files answers for one address alone, so the rest stands behind its `#`. */
export function placeIn(hash: string): Place {
  const [path = '', search = ''] = hash.replace(/^#/, '').split(/\?(.*)/s)
  const [, brandId = '', tail = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? []
  return {
    brandId: decoded(brandId),
    tail: tail || '/',
    query: Object.fromEntries([...new URLSearchParams(search)].toReversed()), // the first of several counts
  }
}

/** Where a brand's app begins; links of the app are made of it, and a browser can open each. */
export const basePathOf = (pathname: string, brandId: string): string =>
  `${pathname}#/${encodeURIComponent(brandId)}`

export function routeAt(pathname: string, { brandId, tail, query }: Place): MiniAppRoute {
  const basePath = basePathOf(pathname, brandId)
  return { path: basePath + (tail === '/' ? '' : tail), tail, query, params: { brandId }, basePath }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
