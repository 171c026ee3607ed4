import type { MiniAppEventName } from '../contract/events.ts'
import type { HelpLinks } from '../contract/help-links.ts'
import type { ApiName } from '../contract/runtime-config.ts'

/** A script's address in each of the two environments. */
export interface ScriptAddress {
  dev: string
  production: string
}

/** What the shell knows of a mini-app before it is loaded. */
export interface MiniAppEntry {
  key: string
  title: string
  /** Where it stands in breadcrumbs and launcher; '' for what belongs to no part. */
  category: string
  /** Its line icon, by the name in the header's icons; '' for what stands in no list of apps. */
  icon: string
  script: ScriptAddress
  /** Its page, where it is not trusted: `script` is then the one that shows it in a frame, and `apis` are all that it reaches. */
  frame?: string
  /** False while its application does not exist: one shared page says so. */
  built: boolean
  /** Protected events it may emit, beyond the public ones; spec sections 4 and 6. */
  allowedEvents: readonly MiniAppEventName[]
  /** APIs for which `host.fetch` adds the bearer token. */
  apis: readonly ApiName[]
  /** Header and login: told the layout, and registered before all others. */
  isLayout: boolean
  /** Its page in the community and the knowledge base that the configuration names, or addresses of its own. */
  help: string | HelpLinks
}

type Told = Partial<Omit<MiniAppEntry, 'key' | 'title' | 'category' | 'icon'>>

/** Spec section 6: what the header may trigger, and nothing else of what is protected. */
const HEADER_EVENTS = [
  'change-date-format',
  'change-number-format',
  'change-display-language',
  'change-workspace',
  'run-product-tours',
  'logout',
] as const

const later: Told = { built: false }
const laterWithHelp = (topic: string): Told => ({ built: false, help: topic })

/** Spec section 2: the mini-application keys. An application that joins the product loses its `later`. */
const ENTRIES: readonly MiniAppEntry[] = [
  entry('header', 'Header', '', '', { isLayout: true, allowedEvents: HEADER_EVENTS }),
  entry('login', 'Sign in', '', '', { isLayout: true, allowedEvents: ['logout'] }),
  entry('you-page', 'You', '', 'circle-user-round', {
    allowedEvents: ['change-workspace'],
    apis: ['workspaces', 'userDetails'],
  }),
  entry('apps', 'Apps', '', 'layout-grid', later),
  entry('market-place', 'Marketplace', '', 'store', later),
  entry('sample', 'Sample', 'Developers', 'flask-conical', { apis: ['userDetails'] }),

  entry('campaigns-list', 'Campaigns', 'Plan', 'megaphone', laterWithHelp('campaigns')),
  entry('campaigns-setup', 'Campaign setup', 'Plan', 'list-plus', laterWithHelp('campaigns')),
  entry('media-plan-uploader', 'Media plan uploader', 'Plan', 'upload', laterWithHelp('campaigns')),
  entry('media-plan-comparison', 'Media plan comparison', 'Plan', 'columns-2', laterWithHelp('campaigns')),
  entry(
    'media-plan-results',
    'Media plan results',
    'Plan',
    'chart-no-axes-combined',
    laterWithHelp('campaigns'),
  ),
  entry('media-planner', 'Media planner', 'Plan', 'calendar-range', later),
  entry('budget', 'Budget', 'Plan', 'wallet', later),
  entry('media-marketing-mix', 'Media marketing mix', 'Plan', 'chart-pie', later),
  entry('architect-junior', 'Express scenario', 'Plan', 'zap', laterWithHelp('scenarios')),
  entry(
    'architect-rf-curves-admin',
    'Reach and frequency curves',
    'Plan',
    'chart-spline',
    laterWithHelp('scenarios'),
  ),
  entry('segment-opportunity-simulator-uk', 'Segment opportunity simulator UK', 'Plan', 'target', later),
  entry('segment-opportunity-simulator-us', 'Segment opportunity simulator US', 'Plan', 'crosshair', later),
  entry('touchpoints', 'Touchpoints', 'Plan', 'waypoints', laterWithHelp('touchpoints')),
  entry(
    'touchpoints-configuration',
    'Touchpoints configuration',
    'Plan',
    'sliders-horizontal',
    laterWithHelp('touchpoints'),
  ),

  entry('audiences', 'Audiences', 'Audiences', 'users', laterWithHelp('audiences')),
  entry('audience-data-builder', 'Audience data builder', 'Audiences', 'table-2', laterWithHelp('audiences')),
  entry('audience-builder', 'Audience builder', 'Audiences', 'user-plus', laterWithHelp('audiences')),
  entry('audience-translator', 'Audience translator', 'Audiences', 'languages', laterWithHelp('audiences')),
  entry('audience-composer', 'Audience composer', 'Audiences', 'blocks', laterWithHelp('audiences')),
  entry('audience-library', 'Audience library', 'Audiences', 'library', laterWithHelp('audiences')),
  entry('audience-profiler', 'Audience profiler', 'Audiences', 'scan-face', laterWithHelp('audiences')),
  entry('audience-galaxy', 'Audience galaxy', 'Audiences', 'orbit', laterWithHelp('audiences')),
  entry('data-sources-upload', 'Data sources upload', 'Audiences', 'database', laterWithHelp('data-sources')),

  entry('scorecards', 'Scorecards', 'Unlock', 'clipboard-check', {
    apis: ['scorecards'],
    help: 'scorecards',
  }),
  entry('opportunities', 'Growth opportunities', 'Unlock', 'trending-up', later),
  entry('retail-compass', 'Retail compass', 'Unlock', 'compass', later),
  entry('data-strategy', 'Data strategy deck', 'Unlock', 'presentation', later),
  entry('site-speed', 'Site speed', 'Unlock', 'gauge', later),
  entry('provoke-brief', 'Provoke brief', 'Unlock', 'lightbulb', later),
  entry('four-mores', 'Four mores', 'Unlock', 'layers', later),
  entry('martech', 'Martech', 'Unlock', 'cpu', later),

  entry('cart', 'Cart', 'Activate', 'shopping-cart', later),
  entry('contacts', 'Contacts', 'Connect', 'contact', later),
  entry('speed-date', 'Speed date', 'Connect', 'handshake', later),
  entry('documentation', 'Documentation', 'Connect', 'book-open', laterWithHelp('documentation')),

  entry('admin', 'Admin', 'Manage', 'shield', later),
  entry('workspace-management', 'Workspaces', 'Manage', 'briefcase', later),
  entry('market-admin', 'Market admin', 'Manage', 'globe', later),
  entry('identity-onboarding', 'Identity onboarding', 'Manage', 'id-card', later),
  entry('idx', 'Identity index', 'Manage', 'fingerprint', later),
  entry('onboarding', 'Onboarding', 'Manage', 'rocket', later), // the spec gives this key no route
]

export const MINI_APPS: ReadonlyMap<string, MiniAppEntry> = new Map(
  ENTRIES.map((known) => [known.key, known]),
)

/** The one page that stands in for every application that is not built yet. */
export const NOT_AVAILABLE_SCRIPT: ScriptAddress = addresses('not-available')
/** Shows the page of a mini-app that is not trusted. */
export const FRAMED_SCRIPT: ScriptAddress = addresses('framed')

function entry(key: string, title: string, category: string, icon: string, told: Told = {}): MiniAppEntry {
  return Object.freeze({
    key,
    title,
    category,
    icon,
    script: addresses(key),
    built: true,
    allowedEvents: [],
    apis: [],
    isLayout: false,
    help: '',
    ...told,
  })
}

function addresses(key: string): ScriptAddress {
  return { dev: `/miniapps/${key}/index.ts`, production: `/miniapps/${key}.js` }
}
