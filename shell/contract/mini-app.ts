import type { Denial, DenialDetails } from './denial.ts'
import type { AccessStateReason, Breadcrumbs, DisplaySettings, Tenant, User, Workspace } from './entities.ts'
import type { MiniAppEvents } from './events.ts'

/** What a mini-app may know of the world. Slices are frozen and keep their identity while unchanged. */
export interface MiniAppContext {
  displaySettings: DisplaySettings
  /** The active brand; null where there is none, as for somebody without workspaces. */
  workspace: Workspace | null
  tenant: Tenant
  /** Null only on the login pages. */
  user: User | null
  permissions: ContextPermissions
  /** The current agency's application, for feature flags: `hasFeature(context.user, context.applicationId, 'MEDIAPLAN_ADJUSTMENT')`. */
  applicationId?: string
  /** Layout apps (header, login) only. */
  layout?: Layout
}

/**
 * The permissions that matter here; the server checks again. Each list is as the server sent it, where a permission may
 * stand with the environment's prefix or without: spec section 5 takes either, `holds.ts` looks for both.
 */
export interface ContextPermissions {
  /** What stands before a permission that has it; '' where the environment has none. */
  prefix: string
  /** Held in the current agency's account: `holds(new Set(permissions.agency), 'OsDevelopers', permissions.prefix)`. */
  agency: readonly string[]
  /** Held in the active brand's account. */
  workspace: readonly string[]
  /** By upper-case country code of the market. */
  markets: Readonly<Record<string, readonly string[]>>
}

/** What only the header and login mini-apps are told. */
export interface Layout {
  /** The tenant's top navigation. */
  topNavigation: readonly MenuItem[]
  dashboardTabs: readonly MenuItem[]
  avatarMenu: readonly MenuItem[]
  /** Mini-apps the person may open, for the apps slider and palette. */
  apps: readonly MenuItem[]
  /** The menus do not hold all apps yet: reading the items of a long group lets the rest come, or it could not be loaded. */
  furtherApps?: 'coming' | 'failed' | undefined
  /** What is hidden, locked or was refused here, and why: for "Why can't I see this?". */
  denials: readonly Denial[]
  /** Grows each time the shell asks the header to open "Why can't I see this?". */
  explain?: number
  /** What the mounted mini-app adds to the command palette. */
  commands: readonly Command[]
  breadcrumbs: Breadcrumbs
  help: LayoutHelp
  tours: { has: boolean; reminder: boolean }
  agencies: readonly AgencyLink[]
  /** Brands the person may work in, in the order of their names. */
  brands: readonly Workspace[]
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
}

/** Another agency the person belongs to, and where its portal lives. */
export interface AgencyLink {
  code: string
  name: string
  url: string
  current: boolean
}

export interface HelpLinks {
  communityUrl?: string
  knowledgeBaseUrl?: string
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
  /** Of a group that may be long: the item in it that leads to this path. Asking fills in that item only, reading `items` all of them. */
  itemAt?(path: string): MenuItem | undefined
  breadcrumbTitle?: string
  /** Why it is disabled, in words for people. */
  why?: string
  /** Its application is not built yet; the page behind it says so. */
  notAvailable?: boolean
}

/** An action in the command palette. */
export interface Command {
  id: string
  title: string
  /** A second line or a shortcut. */
  hint?: string
  /** Stands in the help menu as well. */
  inHelp?: boolean
  /** May be async; where it throws or rejects, the person is told that it did not work. */
  run(): void
}

/** Where the mini-app is mounted and what stands behind its base path. */
export interface MiniAppRoute {
  /** Whole path, e.g. `/brands/b1/scorecards/summary`. */
  path: string
  /** What the mini-app routes itself: `/summary`; '/' at its root. */
  tail: string
  /** Route parameters, e.g. `{ brandId: 'b1' }`. */
  params: Readonly<Record<string, string>>
  /** Query parameters, first value each. */
  query: Readonly<Record<string, string>>
  /** `/brands/b1/scorecards`; links inside the mini-app start with it. */
  basePath: string
}

export interface NavigateOptions {
  replace?: boolean
  newTab?: boolean
}

export interface Notice {
  kind: 'info' | 'success' | 'warning' | 'error'
  text: string
  /** One thing the person can do about it. */
  action?: { label: string; run(): void }
  /** A second thing of equal weight. */
  otherAction?: { label: string; run(): void }
}

/** What the shell knows of a mini-app: how it is listed. */
export interface MiniAppCard {
  key: string
  title: string
  /** '' for what belongs to no part of the portal. */
  category: string
  help: HelpLinks
  /** Of a mini-app that is not trusted: where its page is, see framed-app.ts. */
  frame?: string
}

/** What a mini-app may ask of the shell; another one for another person or brand. */
export interface MiniAppHost {
  /** The mini-app's own card. */
  app: MiniAppCard
  /** Dispatches a `miniapp-event`; true unless the shell refused it. */
  emit<Name extends keyof MiniAppEvents>(name: Name, ...payload: MiniAppEvents[Name] extends void ? [] : [MiniAppEvents[Name]]): boolean
  /**
   * `fetch` with the bearer token added for the APIs this mini-app is granted. Each is asked for as `/api/<name>/…`, such as
   * `/api/scorecards/…` or `/api/user-details/…`, and reached where the portal's configuration has put it.
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Aborted on unmount. */
  signal: AbortSignal
  /** Same-origin paths only; `{brandId}` is filled in. */
  navigate(path: string, options?: NavigateOptions): void
  /** Unsaved work: leaving asks first. */
  setDirty(dirty: boolean): void
  /** Says one polite sentence to assistive technology. */
  announce(text: string): void
  notify(notice: Notice): void
  /** Text kept for the person, mini-app and brand of this host until cleared, over reload, sign-out and forced sign-out (session storage). */
  draft: { read(key: string): string | null; write(key: string, text: string): void; clear(key: string): void }
  /** Actions of this mini-app for the command palette, in place of those offered before; gone on unmount. */
  offerCommands(commands: readonly Command[]): void
  /** Where dialogs and menus that must escape the outlet may be rendered. */
  overlayRoot: HTMLElement
}

/** The element a mini-app exports; the shell sets these before it is connected and replaces them later. */
export interface MiniAppElement extends HTMLElement {
  context: MiniAppContext
  route: MiniAppRoute
  host: MiniAppHost
  /** Lit has it: without a `mount` or `update` hook the shell waits for it before it takes the element as drawn; a rejection breaks the mini-app. */
  updateComplete?: Promise<unknown>
  /** The same for elements without `updateComplete`; one with neither is drawn when it is connected. */
  ready?(): PromiseLike<unknown>
}
