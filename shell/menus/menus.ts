import { atom } from 'nanostores'
import type { Denial } from '../contract/denial.ts'
import type { MenuItem } from '../contract/layout.ts'

/** What the header shows. */
export interface Menus {
  topNavigation: readonly MenuItem[]
  dashboardTabs: readonly MenuItem[]
  avatarMenu: readonly MenuItem[]
  apps: readonly MenuItem[]
  /** What of them is hidden or locked, and why; and why a brand may be missing. */
  denials: readonly Denial[]
}

const none = Object.freeze([])

/** Before it is known what the person may do. */
export const NO_MENUS: Menus = Object.freeze({
  topNavigation: none,
  dashboardTabs: none,
  avatarMenu: none,
  apps: none,
  denials: none,
})

/** Filled by filled-menus.ts, which comes once somebody is signed in. */
export const $menus = atom<Menus>(NO_MENUS)
