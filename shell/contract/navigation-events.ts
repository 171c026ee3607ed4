import type { AppStatus } from './status.ts'

/**
 * What the shell tells of a navigation, on `window`, in this order. With a change of mini-app: before-app-change,
 * before-routing, (the old one unmounts, the new one loads and bootstraps,) before-mount-routing, (the new one mounts,)
 * app-change, routing. Without: before-no-app-change, before-routing, before-mount-routing, no-app-change, routing.
 * Guards and the question about unsaved work have been answered before the first of them; the address changes after
 * before-routing. One that overtakes another is told as one from where that began; nothing more is told of the other.
 */
export interface NavigationEvents {
  'os-before-app-change': CustomEvent<BeforeNavigation>
  'os-before-no-app-change': CustomEvent<BeforeNavigation>
  'os-before-routing': CustomEvent<BeforeNavigation>
  'os-before-mount-routing': CustomEvent<BeforeNavigation>
  'os-app-change': CustomEvent<Navigation>
  'os-no-app-change': CustomEvent<Navigation>
  'os-routing': CustomEvent<Navigation>
}

/** Where a navigation starts or ends; `app` is '' on the shell's own pages. */
export interface NavigationEnd {
  app: string
  /** With query and fragment; '' before the first navigation. */
  path: string
}

export interface Trip {
  from: NavigationEnd
  to: NavigationEnd
}

export interface Navigation extends Trip {
  /** Of the mini-apps that change: expected in a before-event, actual in an after-event. */
  statuses: Readonly<Record<string, AppStatus>>
}

export interface BeforeNavigation extends Navigation {
  /**
   * Call it while the event is dispatched: a truthy value, or a promise of one, cancels. A rejected promise does not.
   * A cancelled navigation restores the address and says nothing more. The first one of a page cannot be cancelled.
   */
  cancelNavigation(value?: unknown): void
}

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface WindowEventMap extends NavigationEvents {}
}
