import { atom } from 'nanostores'
import { SLOW_LOAD_NOTICE_MS } from '../config/limits.ts'
import type { Denial } from '../contract/denial.ts'
import type { MenuItem } from '../contract/layout.ts'
import { notify } from './notices.ts'

export interface Menus {
  topNavigation: readonly MenuItem[]
  dashboardTabs: readonly MenuItem[]
  avatarMenu: readonly MenuItem[]
  apps: readonly MenuItem[]
  /** What of them is hidden or locked, and why; and why a brand may be missing. */
  denials: readonly Denial[]
}

const none = Object.freeze([])

export const NO_MENUS: Menus = Object.freeze({ topNavigation: none, dashboardTabs: none, avatarMenu: none, apps: none, denials: none })

/** What the header shows; nothing before sign-in. */
export const $menus = atom<Menus>(NO_MENUS)

let loading: Promise<void> | undefined

/** Whether `loadMenus` has ended, however it went, or has been waited for as long as a person should wait for a page. */
export const $menusLoaded = atom(false)

/**
 * Fetches the tables that menus are made from, once, beside the first loads after sign-in. Without them the rest of the
 * portal works: those that take too long are no longer waited for, and fill the header when they come.
 */
export function loadMenus(): Promise<void> {
  const late = () => new Promise((resolve) => setTimeout(resolve, SLOW_LOAD_NOTICE_MS))
  return (loading ??= Promise.race([import('./filled-menus.ts').then(follow, tell), late()]).then(() => $menusLoaded.set(true)))
}

function follow({ $filledMenus }: typeof import('./filled-menus.ts')): void {
  $filledMenus.subscribe((menus) => $menus.set(menus))
}

/** A browser remembers that a script could not be had, so only a new page asks again. */
function tell(error: unknown): void {
  console.warn('The menus could not be loaded:', error)
  notify({ kind: 'warning', text: 'The menus could not be loaded. Everything else works.', action: { label: 'Reload the page', run: () => location.reload() } }, 'page')
}
