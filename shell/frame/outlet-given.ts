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

/** The context, unless the mini-app was told of it with its place. */
export function newsFor(current: Current): MiniAppContext | undefined {
  const known = current.context
  const now = contextFor(current)
  return now === known ? undefined : now
}

/** Tells the mini-app of its place, and of the context that may have changed with it. */
export function tellPlace(current: Current | undefined, route: MiniAppRoute): Promise<void> | undefined {
  return current?.app.update({ route, context: contextFor(current) })
}

/** What a mini-app is given for one mount, which ends with `signal`. */
export function givenTo(current: Current, route: MiniAppRoute, signal: AbortSignal): Given {
  const { entry, app } = current
  const told = contextFor(current)
  const host = makeHost(entry, () => (signal.aborted ? undefined : app.element), overlayRoot(), signal, () => current.context!)
  return { context: told, route, host }
}
