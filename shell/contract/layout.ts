import type { AppOverride } from './catalogue.ts'
import type { Command } from './command.ts'
import type { Denial, DenialDetails } from './denial.ts'
import type { AccessStateReason, Breadcrumbs, Workspace } from './entities.ts'
import type { HelpLinks } from './help-links.ts'
import type { MiniAppContext } from './mini-app.ts'
import type { ShortcutGroup } from './shortcut.ts'

/**
 * The context of mini-apps that show menus, which know the portal's layout: header, login, and the list of
 * apps.
 */
export interface LayoutContext extends MiniAppContext {
  layout?: Layout
}

/** Context of the mini-apps that show menus. */
export interface Layout {
  /** The tenant's top navigation. */
  topNavigation: readonly MenuItem[]
  dashboardTabs: readonly MenuItem[]
  avatarMenu: readonly MenuItem[]
  /** Mini-apps the person may open, for the apps slider and palette. */
  apps: readonly MenuItem[]
  /** What is hidden, locked or was refused here, and why: for "Why can't I see this?". */
  denials: readonly Denial[]
  /** Grows each time the shell asks the header to open "Why can't I see this?". */
  explain?: number
  /** What the mounted mini-app adds to the command palette. */
  commands: readonly Command[]
  /** Keys that the mounted mini-app acts on. */
  shortcuts: readonly ShortcutGroup[]
  breadcrumbs: Breadcrumbs
  help: LayoutHelp
  tours: { has: boolean; reminder: boolean }
  agencies: readonly AgencyLink[]
  /** Brands the person may work in, in the order of their names. */
  brands: readonly Workspace[]
  /** There are more than these: the first on the server that match. */
  findBrands?: ((search: string, signal?: AbortSignal) => Promise<readonly Workspace[]>) | undefined
  /** Brands they see but may not work in, likewise. */
  closedBrands: readonly Workspace[]
  /** Keys of apps whose script failed in this browser, or which are passed over since. */
  brokenApps: readonly string[]
  /** Where people find help for an app, by its key. */
  helpFor(app: string): HelpLinks
  /** Key of the mini-app in the main outlet, '' while none. */
  app: string
  /** Current path, for marking the current menu item. */
  path: string
  /** Counts the shell's answers to wishes to be elsewhere, also those that led nowhere. */
  visit: number
  /** On /login/agency-access: why. */
  accessState: AccessStateReason | null
  /** And what exactly was looked for and where; for holders of OsDevelopers only. */
  accessDetails?: DenialDetails | undefined
  /** On /login: what went wrong with the last sign-in, in words for people; '' when nothing did. */
  signInMessage: string
  /** The message says only that somebody has signed out themselves: nothing is wrong. */
  hasSignedOut?: boolean
}

/** Another agency the person belongs to, and where its portal lives. */
export interface AgencyLink {
  code: string
  name: string
  url: string
  current: boolean
}

/** Help for what is on the page. */
export interface LayoutHelp extends HelpLinks {
  /** The page's tag in contextual help, as its mini-app set it; missing while there is none. */
  pageTag?: string
}

/** Spec section 2: title, path, disabled, hidden, external, nested items, breadcrumbTitle. */
export interface MenuItem {
  title: string
  /** A route template (`/brands/{brandId}/scorecards`, already filled in for the layout) or an https address. */
  path?: string
  disabled?: boolean
  hidden?: boolean
  external?: boolean
  items?: readonly MenuItem[]
  breadcrumbTitle?: string
  /** Why it is disabled, in words for people. */
  why?: string
  /** Its application is not built yet; the page behind it says so. Menus fold such items into one line. */
  notAvailable?: boolean
  /** Of a group: what is in it is for those who build mini-apps. */
  forDevelopers?: boolean
  /** Key of the application behind it, and what the agency says of that. */
  app?: string
  override?: AppOverride
  /** What it asks of the agency's account. */
  permissions?: readonly string[]
  /** It is locked only for want of its permission, which the agency lets people ask for. */
  requestable?: boolean
  /** Name of the line icon of the application behind it. */
  appIcon?: string
}
