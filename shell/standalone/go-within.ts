import { localPath, pathNow } from '../contract/local-path.ts'
import type { MiniAppRoute, NavigateOptions } from '../contract/mini-app.ts'
import { warnAbout } from '../contract/warn-about.ts'
import { basePathOf, placeIn, routeAt } from './hash-route.ts'

/** Leads to a place of this page; anything else is a page of the portal, which may not be here. */
export function goWithin(key: string, path: string, { replace, newTab }: NavigateOptions = {}): void {
  const local = localPath(path)
  if (!local?.startsWith(`${location.pathname}#/`)) {
    warnAbout(key, `Mini-app ${key} asked for "${path}", which is no place of this page`)
    return
  }
  if (newTab) return void open(local, '_blank', 'noopener')
  if (local === pathNow()) return
  history[replace ? 'replaceState' : 'pushState'](null, '', local)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The address of the page for a brand; one of another brand gives way to it, so that it can be passed on. */
export function routeHere(brandId: string): MiniAppRoute {
  const asked = placeIn(location.hash)
  if (asked.brandId === brandId) return routeAt(location.pathname, asked)
  history.replaceState(null, '', basePathOf(location.pathname, brandId))
  return routeAt(location.pathname, placeIn(location.hash))
}
