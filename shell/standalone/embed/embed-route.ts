import type { MiniAppRoute } from '../../contract/mini-app.ts'
import { rowOf } from '../../config/app-rows.ts'

/**
 * The address of a place in the portal, so that a link which is opened in a tab of its own leads to the same
 * place there; pressed in the page it changes the element's `path` only.
 */
export function embedRoute(portal: string, app: string, brandId: string, path: string): MiniAppRoute {
  const basePath = portal + (rowOf(app)?.routes?.[0] ?? '/').replace('{brandId}', encodeURIComponent(brandId))
  const [tail = '', search = ''] = path.split(/\?(.*)/s)
  return {
    path: basePath + tail,
    tail: tail || '/',
    query: Object.fromEntries([...new URLSearchParams(search)].toReversed()), // the first of several counts
    params: { brandId },
    basePath,
  }
}

/** The part of a path behind the app's base, `/summary?period=2026-Q1`; undefined outside the app. */
export function pathBelow(base: string, address: string): string | undefined {
  const { origin } = new URL(base)
  const whole = URL.canParse(address, origin) ? new URL(address, origin).href : ''
  const rest = whole.startsWith(base) ? whole.slice(base.length) : undefined
  return rest === undefined || /^([/?]|$)/.test(rest) ? rest : undefined
}
