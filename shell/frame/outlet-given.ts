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
}

const context = kept($context)

/** The context; layout apps are told the layout too. */
export function contextFor({ isLayout }: MiniAppEntry): MiniAppContext {
  return isLayout ? Object.freeze({ ...context(), layout: $layout.get() }) : context()
}

/** What a mini-app is given for one mount, which ends with `signal`. */
export function givenTo({ entry, app }: Current, route: MiniAppRoute, signal: AbortSignal): Given {
  const host = makeHost(entry, () => (signal.aborted ? undefined : app.element), overlayRoot(), signal)
  return { context: contextFor(entry), route, host }
}
