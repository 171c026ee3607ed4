import type { Maintenance } from './catalogue.ts'
import type { Command } from './command.ts'
import type { Appearance, DisplaySettings, Tenant, User, Workspace } from './entities.ts'
import type { MiniAppEvents } from './events.ts'
import type { HelpLinks } from './help-links.ts'
import type { ShortcutGroup } from './shortcut.ts'

/** What a mini-app may know of the world. Slices are frozen and keep their identity while unchanged. */
export interface MiniAppContext {
  displaySettings: DisplaySettings
  /** The active brand; null where there is none, as for somebody without workspaces. */
  workspace: Workspace | null
  tenant: Tenant
  /** Null only on the login pages. */
  user: User | null
  permissions: ContextPermissions
  /** False where the person turned single keys off (WCAG 2.1.4): letters, digits and signs without a modifier then do nothing outside fields. */
  singleKeys: boolean
  /** The current agency's application, for feature flags: `hasFeature(context.user, context.applicationId, 'MEDIAPLAN_ADJUSTMENT')`. */
  applicationId?: string
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
  /** `/brands/b1/scorecards`; links inside the mini-app start with it. What its own router writes into the history below it comes back as a new route. */
  basePath: string
}

export interface NavigateOptions {
  replace?: boolean
  newTab?: boolean
  /** Focus and scroll stay where they are and nothing is said, as where a list stays beside what was chosen in it. */
  keepFocus?: boolean
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
  /** It is out of use until then; a page in its place says so. */
  maintenance?: Maintenance
}

/**
 * What a mini-app may ask of the shell. A new portal is set when the person or the brand changes; the old one goes on
 * writing drafts for the person and brand before.
 */
export interface MiniAppPortal {
  /** The mini-app's own card. */
  app: MiniAppCard
  /** Dispatches a `miniapp-event`. False where the shell refused it (the element hears `miniapp-event-refused`) and where the element is not on the page. */
  emit<Name extends keyof MiniAppEvents>(
    name: Name,
    ...payload: MiniAppEvents[Name] extends void ? [] : [MiniAppEvents[Name]]
  ): boolean
  /**
   * `fetch` with the bearer token added for the APIs this mini-app is granted. Each is asked for as `/api/<name>/…`, such as
   * `/api/scorecards/…` or `/api/user-details/…`, and reached where the portal's configuration has put it. An answer of 400
   * or more does not reject, as with any `fetch`; a 401 of a granted API signs the person out. Back ends of its author that its
   * entry names are asked likewise, with a short token of their own. An API that is not granted is asked
   * without a token; a mini-app in a frame may not ask it, and gets a TypeError. On unmount it rejects with an AbortError,
   * unless `init.keepalive` lets it go on.
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Aborted on unmount. */
  signal: AbortSignal
  /** Paths of this portal only, `{brandId}` is filled in; for anything else, and after unmount, there is a warning in the console and nothing more. */
  navigate(path: string, options?: NavigateOptions): void
  /**
   * Unsaved work: whatever leads to another path or brand asks first, inside the mini-app too, and says that the work is lost.
   * `kept`: all of it waits in `draft` and is found again, so only leaving the mini-app asks, and says so.
   */
  setDirty(dirty: boolean, options?: { kept?: boolean }): void
  /** Says one polite sentence to assistive technology. */
  announce(text: string): void
  notify(notice: Notice): void
  /** Text kept for the person, mini-app and brand of this portal until cleared, over reload, sign-out and forced sign-out (session storage). */
  draft: {
    read(key: string): string | null
    write(key: string, text: string): void
    clear(key: string): void
  }
  /** Actions of this mini-app for the command palette, in place of those offered before; gone on unmount. */
  offerCommands(commands: readonly Command[]): void
  /** Keys that this mini-app acts on itself, for the list under `?`, in place of those offered before; gone on unmount. */
  offerShortcuts(groups: readonly ShortcutGroup[]): void
  /** How the portal looks in this browser and takes keys; `change` takes effect at once and is kept. */
  appearance: { get(): Appearance; change(part: Partial<Appearance>): void }
  /** Where dialogs and menus that must escape the outlet may be rendered: an element of this mount's own, gone on unmount with all that is in it. */
  overlayRoot: HTMLElement
}

/** The element a mini-app exports; the shell sets these before it is connected and replaces them later. */
export interface MiniAppElement extends HTMLElement {
  context: MiniAppContext
  route: MiniAppRoute
  portal: MiniAppPortal
  /** Lit has it: without a `mount` or `update` hook the shell waits for it before it takes the element as drawn; a rejection breaks the mini-app. */
  updateComplete?: Promise<unknown>
  /** The same for elements without `updateComplete`; one with neither is drawn when it is connected. */
  ready?(): PromiseLike<unknown>
}
