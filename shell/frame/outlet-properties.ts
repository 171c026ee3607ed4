import type { LayoutContext } from '../contract/layout.ts'
import type { MiniAppContext, MiniAppPortal, MiniAppRoute } from '../contract/mini-app.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import type { Properties } from '../lifecycle/properties.ts'
import { makePortal } from '../lifecycle/make-portal.ts'
import type { MiniApp } from '../lifecycle/mini-app.ts'
import { $context } from '../stores/context.ts'
import { readerOf } from '../stores/kit/reader-of.ts'
import type { Soon } from '../stores/kit/soon.ts'
import { layoutNow } from '../menus/layout.ts'
import { overlayRootFor } from './overlay-root.ts'

/** What an outlet holds. */
export interface Current {
  entry: MiniAppEntry
  app: MiniApp
  /** What the mini-app was told last. */
  context?: MiniAppContext
  /** Ends with the mount. */
  signal?: AbortSignal
  /** One for all hosts of the mount. */
  overlayRoot?: () => HTMLElement
  /** The person went elsewhere; a mount under way may still finish. */
  isLeft?: boolean
}

const context = readerOf($context)

/**
 * The context as it is now, with the layout for apps that show menus. Only header and login are told that the person has
 * signed out: every other app is about to be unmounted, and keeps the context of the person it was drawn for.
 */
export function contextFor(current: Current): LayoutContext {
  const now = context()
  const { isLayout, knowsLayout } = current.entry
  if (!isLayout && !now.user && current.context?.user) return current.context
  return (current.context = knowsLayout ? Object.freeze({ ...now, layout: layoutNow() }) : now)
}

/** What has changed since the mini-app was told: the context, and for another person or brand a new portal, so that each one's drafts are kept apart. Undefined when nothing has. */
export function newsFor(current: Current): Partial<Properties> | undefined {
  const { context: known, signal } = current
  const context = contextFor(current)
  if (context === known) return undefined
  return {
    context,
    ...(signal && known && !isForSame(known, context) && { portal: portalFor(current, signal) }),
  }
}

const isForSame = (one: MiniAppContext, other: MiniAppContext): boolean =>
  one.user?.id === other.user?.id && one.workspace?.id === other.workspace?.id

/** Tells the mini-app of its place, and of what may have changed with it. */
export function tellPlace(current: Current | undefined, route: MiniAppRoute): Soon<void> {
  return current?.app.update({ route, ...newsFor(current) })
}

/** What a mini-app is given for one mount, which ends with `signal`. */
export function propertiesFor(current: Current, route: MiniAppRoute, signal: AbortSignal): Properties {
  const context = contextFor(current)
  current.signal = signal
  current.overlayRoot = overlayRootFor(signal)
  return { context, route, portal: portalFor(current, signal) }
}

function portalFor(current: Current, signal: AbortSignal): MiniAppPortal {
  const { entry, app, context } = current
  return makePortal(
    entry,
    () => (signal.aborted ? undefined : app.element),
    current.overlayRoot!,
    signal,
    context!,
    () => Boolean(current.isLeft),
  )
}
