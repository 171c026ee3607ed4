import type { Breadcrumbs } from './entities.ts'

/** Spec section 4: every event a mini-app may emit, with its payload. `void` means none. */
export interface MiniAppEvents {
  'set-breadcrumbs': Breadcrumbs
  'update-breadcrumbs': Breadcrumbs
  'reset-breadcrumbs-details': void
  'change-route': { path: string; extras?: { replaceUrl?: boolean; newTab?: boolean; queryParams?: Record<string, string> } }
  'user-unauthorized': void
  'set-has-product-tours': { has: boolean }
  'run-product-tours-reminder': void
  'hide-product-tours-reminder': void
  'track-action': { action: string; data?: Record<string, unknown> }
  'track-analytics': { kind: 'action' | 'identify' | 'page' | 'reset'; name?: string; data?: Record<string, unknown> }
  'set-contextual-help-page-tag': { tag: string }
  'set-help-menu-info': { communityUrl?: string; knowledgeBaseUrl?: string }
  'change-date-format': { locale: string }
  'change-number-format': { locale: string }
  'change-display-language': { language: string }
  'change-workspace': { workspaceId: string }
  logout: void
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

/** Only mini-apps whose own list names them (`allowedEvents` in config/miniapps.ts) may emit these. */
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

/** Dispatched on the mounted mini-app's element when the person asks for its product tours; spec section 4. */
export const MINIAPP_RUN_TOURS = 'miniapp-run-tours'

/** Dispatched, bubbling and composed, by a part of the header that goes with the focus in it: the page takes it. */
export const MINIAPP_FOCUS_PAGE = 'miniapp-focus-page'

/** Why a wish was refused: the detail of that event. */
export interface MiniAppEventRefusal {
  reason: string
}

export interface MiniAppEventDetail {
  name: string
  payload?: unknown
}
