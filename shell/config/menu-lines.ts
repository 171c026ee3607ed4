import type { MenuItem } from '../contract/layout.ts'
import { MARKET_PLACE_ACCESS, type Permission } from './permissions.ts'

/** A menu entry before it is known who looks at it. Unmet conditions hide it, but for a missing live panel or brand, which disable it. */
export interface MenuLine extends Pick<MenuItem, 'title' | 'path' | 'external' | 'breadcrumbTitle' | 'why'> {
  /** Key of the mini-app behind it: marked while that is not built. */
  app?: string
  /** Held by the agency's account, prefixed or bare; of several all are needed. */
  permission?: Permission | (string & {}) | readonly Permission[]
  /** Held by the account of the market that the brand belongs to. */
  marketPermission?: string
  /** Only in these tenants. */
  tenants?: readonly string[]
  /** Works on the tenant's live panel. */
  livePanel?: boolean
  /** Only where the audience-as-a-service capability exists for the workspace's country. */
  caas?: boolean
  disabled?: boolean
  hidden?: boolean
  items?: readonly MenuLine[]
  /** What joins the group by configuration, after its items. */
  joined?: JoinedLines
}

/** Lines of which there may be thousands: each is made when it is asked for. */
export interface JoinedLines {
  /** Those at hand in their order, one of each kind at least. */
  all(): Iterable<MenuLine>
  /** Those whose mini-app has its first route at the beginning of this path, the longest beginning first. */
  startingAt(path: string): readonly MenuLine[]
}

const ON_BRAND = '/brands/{brandId}'

/** Spec section 2: nine fixed scorecards. */
const SCORECARDS = [
  ['site-app', 'Site and app'],
  ['ppc', 'PPC'],
  ['content', 'Content'],
  ['social', 'Social'],
  ['ecommerce', 'Ecommerce'],
  ['audience', 'Audience'],
  ['programmatic', 'Programmatic'],
  ['video', 'Video'],
  ['technology', 'Technology'],
] as const

export const AUDITS: readonly MenuLine[] = SCORECARDS.map(([id, title]) => ({
  title: `${title} audit`,
  path: `${ON_BRAND}/scorecards/scorecard/${id}/intro`,
  app: 'scorecards',
  breadcrumbTitle: title,
}))

/** Every entry that navigation, tabs or the apps slider may show, by the word that arranges it; spec sections 2 and 6. */
export const LINES = {
  you: { title: 'You', path: '/you', app: 'you-page' },
  apps: { title: 'Apps', path: '/apps', app: 'apps', permission: 'OsAppsAccess' },
  marketplace: {
    title: 'Marketplace',
    path: '/marketplace',
    app: 'market-place',
    permission: MARKET_PLACE_ACCESS,
    tenants: ['greenhouse'],
  },
  sample: { title: 'Sample', path: '/sample', app: 'sample', permission: 'OsDevelopers' },

  campaigns: {
    title: 'Campaigns',
    path: `${ON_BRAND}/campaigns/list`,
    app: 'campaigns-list',
    permission: ['MxmzCampaignsAppAccess', 'MxmzCampaignsListAppAccess'],
    breadcrumbTitle: 'Campaigns',
  },
  campaignSetup: {
    title: 'Campaign setup',
    path: `${ON_BRAND}/campaigns/setup`,
    app: 'campaigns-setup',
    permission: 'MxmzCampaignsSetupAppAccess',
  },
  planResults: {
    title: 'Media plan results',
    path: `${ON_BRAND}/campaigns/results`,
    app: 'media-plan-results',
  },
  customPlans: {
    title: 'Custom media plans',
    path: `${ON_BRAND}/campaigns/custom/list`,
    app: 'media-plan-uploader',
    permission: 'MxmzMediaPlansUploaderAppAccess',
    breadcrumbTitle: 'Custom plans',
  },
  planComparison: {
    title: 'Media plan comparison',
    path: `${ON_BRAND}/campaigns/comparison/list`,
    app: 'media-plan-comparison',
    permission: 'MxmzMediaPlansComparisonAppAccess',
    breadcrumbTitle: 'Comparison',
  },
  mediaPlanner: { title: 'Media planner', path: '/mtv/mpl', app: 'media-planner' },
  budget: { title: 'Budget', path: `${ON_BRAND}/budget`, app: 'budget' },
  mediaMarketingMix: {
    title: 'Media marketing mix',
    path: `${ON_BRAND}/media-marketing-mix`,
    app: 'media-marketing-mix',
  },
  expressScenario: {
    title: 'Express scenario',
    path: `${ON_BRAND}/express-scenario`,
    app: 'architect-junior',
    permission: 'MxmzJuniorAppAccess',
  },
  curves: {
    title: 'Reach and frequency curves',
    path: `${ON_BRAND}/rf-curves-admin`,
    app: 'architect-rf-curves-admin',
    permission: 'MxmzRfCurvesAdminAppAccess',
    breadcrumbTitle: 'RF curves',
  },
  simulatorUk: {
    title: 'Segment opportunity simulator UK',
    path: '/so_simulator',
    app: 'segment-opportunity-simulator-uk',
    permission: 'SegmentOpportunitySimulatorUK',
  },
  simulatorUs: {
    title: 'Segment opportunity simulator US',
    path: '/segment-opportunity-simulator-us',
    app: 'segment-opportunity-simulator-us',
    permission: 'SegmentOpportunitySimulatorUS',
  },
  touchpoints: {
    title: 'Touchpoints',
    path: `${ON_BRAND}/touchpoints`,
    app: 'touchpoints',
    permission: 'MxmzTouchpointsAppAccess',
    livePanel: true,
  },
  touchpointsConfiguration: {
    title: 'Touchpoints configuration',
    path: `${ON_BRAND}/touchpoints-ui`,
    app: 'touchpoints-configuration',
    permission: 'MxmzTouchpointsAppAccess',
    livePanel: true,
  },

  audiences: {
    title: 'Audiences',
    path: `${ON_BRAND}/audiences/map`,
    app: 'audiences',
    permission: 'MxmzAudiencesAppAccess',
    livePanel: true,
    breadcrumbTitle: 'Audience map',
  },
  dataBuilder: {
    title: 'Audience data builder',
    path: '/adb/crosstab',
    app: 'audience-data-builder',
    livePanel: true,
    breadcrumbTitle: 'Crosstab',
  },
  translator: {
    title: 'Audience translator',
    path: `${ON_BRAND}/xlator`,
    app: 'audience-translator',
    permission: 'MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS',
    caas: true,
  },
  library: {
    title: 'Audience library',
    path: `${ON_BRAND}/audlib`,
    app: 'audience-library',
    permission: 'MXMZ_AUDIENCES_LIBRARY_APP_ACCESS',
    caas: true,
  },
  composer: {
    title: 'Audience composer',
    path: `${ON_BRAND}/audience-composer`,
    app: 'audience-composer',
    permission: 'MXMZ_AUDIENCES_COMPOSER_APP_ACCESS',
    caas: true,
  },
  builder: { title: 'Audience builder', path: `${ON_BRAND}/audience-builder`, app: 'audience-builder' },
  profiler: {
    title: 'Audience profiler',
    path: `${ON_BRAND}/profiler`,
    app: 'audience-profiler',
    caas: true,
  },
  galaxy: { title: 'Audience galaxy', path: `${ON_BRAND}/audience-galaxy`, app: 'audience-galaxy' },
  dataSources: {
    title: 'Data sources upload',
    path: `${ON_BRAND}/data-sources-upload`,
    app: 'data-sources-upload',
    permission: 'MxmzDataSourcesUploadAppAccess',
  },

  scorecards: { title: 'Scorecards', path: `${ON_BRAND}/scorecards`, app: 'scorecards' },
  summary: {
    title: 'Summary',
    path: `${ON_BRAND}/scorecards/summary`,
    app: 'scorecards',
    breadcrumbTitle: 'Summary',
  },
  opportunities: {
    title: 'Growth opportunities',
    path: `${ON_BRAND}/growth-opportunities`,
    app: 'opportunities',
  },
  retailCompass: { title: 'Retail compass', path: `${ON_BRAND}/retail-compass`, app: 'retail-compass' },
  dataStrategy: { title: 'Data strategy deck', path: `${ON_BRAND}/data-strategy-deck`, app: 'data-strategy' },
  siteSpeed: { title: 'Site speed', path: `${ON_BRAND}/site-speed`, app: 'site-speed' },
  provokeBrief: { title: 'Provoke brief', path: `${ON_BRAND}/provoke-brief`, app: 'provoke-brief' },
  fourMores: { title: 'Four mores', path: `${ON_BRAND}/sog`, app: 'four-mores' },
  martech: { title: 'Martech', path: `${ON_BRAND}/martech`, app: 'martech' },

  cart: { title: 'Cart', path: `${ON_BRAND}/cart`, app: 'cart', permission: 'CartAppAccess' },

  contacts: { title: 'Network', path: '/network/contacts', app: 'contacts', permission: 'NetworkAccess' },
  speedDate: {
    title: 'Speed date',
    path: '/network/speed-date',
    app: 'speed-date',
    permission: 'NetworkAccess',
  },
  documentation: {
    title: 'Documentation',
    path: '/documentation',
    app: 'documentation',
    permission: 'DocumentationAccess',
  },
  research: { title: 'WARC research', path: 'https://www.warc.com/', external: true },
  insights: { title: 'Think with Google', path: 'https://www.thinkwithgoogle.com/', external: true },
  standards: { title: 'IAB Europe', path: 'https://iabeurope.eu/', external: true },

  admin: { title: 'Admin', path: '/os-admin', app: 'admin', permission: 'AdminAppAccess' },
  marketAdmin: {
    title: 'Market admin',
    path: '/market-admin',
    app: 'market-admin',
    permission: 'OS_WORKSPACE_MANAGE',
  },
  workspaces: { title: 'Workspaces', path: '/workspace', app: 'workspace-management' },
  identityOnboarding: {
    title: 'Identity onboarding',
    path: '/proteus-onboarding',
    app: 'identity-onboarding',
  },
  index: { title: 'Identity index', path: '/idx', app: 'idx' },
} as const satisfies Record<string, MenuLine>

export type LineName = keyof typeof LINES
