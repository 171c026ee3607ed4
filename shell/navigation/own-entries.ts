import { pathNow } from '../contract/local-path.ts'
import { warnAbout } from '../contract/warn-about.ts'
import { $navigation } from '../stores/pending-navigation.ts'
import { $place } from '../stores/place.ts'
import type { Arrival } from './arrival.ts'
import { native, type History } from './history.ts'
import type { RouteTable } from './route-table.ts'

const NAMES = ['pushState', 'replaceState'] as const

type Follow = (wish: { path: string; fromHistory: true; isOwn: true; replace: boolean }) => void

/**
 * Counts what the mini-app of the place writes into the browser's history with a router of its own, and follows it there as if
 * the browser had stepped: after that router has done its part, and not before a navigation that is under way. Returned is what ends it.
 */
export function hearOwnEntries(
  table: RouteTable,
  entries: History,
  arrival: Arrival,
  follow: Follow,
): () => void {
  for (const name of NAMES) {
    history[name] = (...given) => {
      const before = pathNow()
      native[name].apply(history, given)
      if (!isOwnPlace(table, pathNow(), before)) return
      const isNew = name === 'pushState'
      entries.takeOwn(isNew)
      queueMicrotask(() => {
        if (!entries.isBehind || $navigation.get().pending) return
        if (!isNew) arrival.keepStillAt(location.pathname) // whoever writes over an entry is often typing: focus and scroll stay
        follow({ path: pathNow(), fromHistory: true, isOwn: true, replace: !isNew })
      })
    }
  }
  return () => NAMES.forEach((name) => Reflect.deleteProperty(history, name))
}

/** Below its base path a mini-app is its own master; elsewhere there are guards to ask, and another mini-app to mount. */
function isOwnPlace(table: RouteTable, path: string, before: string): boolean {
  const {
    app,
    route: { basePath },
  } = $place.get()
  const match = app ? table.match(path) : null
  const isOwn = match?.line.app === app && match.route.basePath === basePath
  if (app && !isOwn && path !== before)
    warnAbout(
      app,
      `Mini-app ${app} wrote "${path}" into the history, which is not below its base path ${basePath}: portal.navigate leads there`,
    )
  return isOwn
}
