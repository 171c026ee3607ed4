import type { MiniAppEventName } from '../contract/events.ts'
import type { HelpLinks } from '../contract/mini-app.ts'
import type { ApiName } from '../contract/runtime-config.ts'

/** What the shell knows of a mini-app before it is loaded. */
export interface MiniAppEntry {
  key: string
  title: string
  /** Protected events it may emit, beyond the public ones; spec sections 4 and 6. */
  allowedEvents: readonly MiniAppEventName[]
  /** APIs for which `host.fetch` adds the bearer token. */
  apis: readonly ApiName[]
  /** Header and login: told the layout, and registered before all others. */
  isLayout: boolean
  help: HelpLinks
  /** Where it is not the usual `/miniapps/<key>.js`. */
  script?: string
}

type Told = Partial<Omit<MiniAppEntry, 'key' | 'title'>>

/** Spec section 2: mini-application keys. A key joins when its application is built. */
const ENTRIES: readonly MiniAppEntry[] = [
  entry('header', 'Header', {
    isLayout: true,
    allowedEvents: ['change-date-format', 'change-number-format', 'change-display-language', 'change-workspace', 'run-product-tours', 'logout'],
  }),
  entry('login', 'Sign in', { isLayout: true, allowedEvents: ['logout'] }),
  entry('you-page', 'You', { allowedEvents: ['change-workspace'], apis: ['workspaces', 'userDetails'] }),
  entry('scorecards', 'Scorecards', { apis: ['scorecards'] }),
  entry('sample', 'Sample'),
]

export const MINI_APPS: ReadonlyMap<string, MiniAppEntry> = new Map(ENTRIES.map((known) => [known.key, known]))

function entry(key: string, title: string, told: Told = {}): MiniAppEntry {
  return Object.freeze({ key, title, allowedEvents: [], apis: [], isLayout: false, help: {}, ...told })
}
