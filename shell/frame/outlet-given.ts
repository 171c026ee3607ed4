import type { MiniAppContext, MiniAppRoute } from '../contract/mini-app.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import type { Given } from '../lifecycle/given.ts'
import { makeHost } from '../lifecycle/make-host.ts'
import type { MiniApp } from '../lifecycle/mini-app.ts'
import { $context } from '../stores/context.ts'
import { kept } from '../stores/kept.ts'
import { $layout } from '../stores/layout.ts'
import { overlayRoot } from './overlay-root.ts'

/** What an outlet holds. */
export interface Current {
  entry: MiniAppEntry
  app: MiniApp
  /** What the mini-app was told last. */
  context?: MiniAppContext
}

const context = kept($context)

/** What the mini-app is told from now on; layout apps are told the layout too. The end of a session ends the others: they are not told of nobody. */
export function contextFor(current: Current): MiniAppContext {
  const now = context()
  if (current.entry.isLayout) return (current.context = Object.freeze({ ...now, layout: $layout.get() }))
  return !now.user && current.context?.user ? current.context : (current.context = now)
}

/** What a mini-app is given for one mount, which ends with `signal`. */
export function givenTo(current: Current, route: MiniAppRoute, signal: AbortSignal): Given {
  const { entry, app } = current
  const told = contextFor(current)
  const host = makeHost(entry, () => (signal.aborted ? undefined : app.element), overlayRoot(), signal, () => current.context!)
  return { context: told, route, host }
}
