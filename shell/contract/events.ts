import type { Breadcrumbs } from './entities.ts'

/**
 * Spec section 4: every event a mini-app may emit, with its payload. `void` means none. A payload beyond the limits named
 * here is refused as a whole; keys that are not named are dropped. Names have at most 200 characters. `data` is an object
 * of at most 200 values on 5 levels: texts of 2,000 characters, finite numbers, true, false, null, lists and objects of
 * these, with keys of 100 characters.
 */
export interface MiniAppEvents {
  /** The path in the header, in place of all that stood there; at most 10 details. */
  'set-breadcrumbs': Breadcrumbs
  /** Only the parts given; the others stay as they are. */
  'update-breadcrumbs': Breadcrumbs
  /** Takes the details away and leaves the rest. */
  'reset-breadcrumbs-details': void
  /** Goes to a path of this portal, `{brandId}` filled in, at most 2,000 characters; `newTab` opens it in a tab of its own. Limits of `queryParams` as of `data`, but texts only. */
  'change-route': {
    path: string
    extras?: { replaceUrl?: boolean; newTab?: boolean; queryParams?: Record<string, string> }
  }
  /** Loads the person anew, once a second at most; where the server refuses they are signed out. */
  'user-unauthorized': void
  /** Whether the help menu offers a tour; asked for, the element hears `miniapp-run-tours`. */
  'set-has-product-tours': { has: boolean }
  /** The header recommends the tour until `hide-product-tours-reminder`. */
  'run-product-tours-reminder': void
  /** Ends that; leaving the mini-app does too. */
  'hide-product-tours-reminder': void
  /** For usage statistics, which are kept where the portal collects any and the person agreed; the action must not be empty. */
  'track-action': { action: string; data?: Record<string, unknown> }
  /** Likewise, by kind. */
  'track-analytics': {
    kind: 'action' | 'identify' | 'page' | 'reset'
    name?: string
    data?: Record<string, unknown>
  }
  /** The page of the knowledge base about what is shown, in the help menu beside its links; '' for none. */
  'set-contextual-help-page-tag': { tag: string }
  /** Both links of the help menu: the one left out goes. Addresses with http or https, at most 2,000 characters. */
  'set-help-menu-info': { communityUrl?: string; knowledgeBaseUrl?: string }
  /** Changes and saves the person's setting; a locale such as `en-gb`, of at most 35 characters. */
  'change-date-format': { locale: string }
  /** As above. */
  'change-number-format': { locale: string }
  /** As above. */
  'change-display-language': { language: string }
  /** Makes a brand the current one, at the same mini-app; unsaved work may hold it back. Where the person may not work in it they are told so, and it is refused. */
  'change-workspace': { workspaceId: string }
  /** Signs the person out, here and at the provider. */
  logout: void
  /** The mounted mini-app's element hears `miniapp-run-tours`. */
  'run-product-tours': void
}

export type MiniAppEventName = keyof MiniAppEvents

/** Anybody may emit these. */
export const PUBLIC_EVENTS = [
  'set-breadcrumbs',
  'update-breadcrumbs',
  'reset-breadcrumbs-details',
  'change-route',
  'user-unauthorized',
  'set-has-product-tours',
  'run-product-tours-reminder',
  'hide-product-tours-reminder',
  'track-action',
  'track-analytics',
  'set-contextual-help-page-tag',
  'set-help-menu-info',
] as const satisfies readonly MiniAppEventName[]

/** Only mini-apps whose own list names them (`allowedEvents` of its row) may emit these. */
export const PROTECTED_EVENTS = [
  'change-date-format',
  'change-number-format',
  'change-display-language',
  'change-workspace',
  'logout',
  'run-product-tours',
] as const satisfies readonly MiniAppEventName[]

/** The one DOM event: bubbles, composed, `detail: { name, payload }`. */
export const MINIAPP_EVENT = 'miniapp-event'
/** Dispatched back on the mini-app's element when its wish was refused. */
export const MINIAPP_EVENT_REFUSED = 'miniapp-event-refused'

/**
 * Dispatched, bubbling and composed, by a mini-app that fails after its mount; `detail` is the error. The shell unmounts it,
 * its status is SKIP_BECAUSE_BROKEN, and in its place a panel says what broke and offers "Try again". An error that nobody
 * catches counts as that where the mini-app draws nothing any more.
 */
export const MINIAPP_ERROR = 'miniapp-error'

/** Dispatched on the mounted mini-app's element when the person asks for its product tours; spec section 4. */
export const MINIAPP_RUN_TOURS = 'miniapp-run-tours'

/** Dispatched, bubbling and composed, by what goes with the focus in it, or has no place to give it back to: the page takes it. */
export const MINIAPP_FOCUS_PAGE = 'miniapp-focus-page'

/** Why a wish was refused: the detail of that event. */
export interface MiniAppEventRefusal {
  reason: string
}

export interface MiniAppEventDetail {
  name: string
  payload?: unknown
}
