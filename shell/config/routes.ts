import { MARKET_PLACE_ACCESS, type Permission } from './permissions.ts'

/** One row of the spec's route tables (section 2). */
export interface RouteLine {
  /** Below the root, or below `brands/{brandId}` for brand routes. */
  path: string
  /** Key of the mini-app shown; absent for redirects and the shell's own pages. */
  app?: string
  /** `open` needs no session; `guarded` the guard chain; `brand` workspace access for the brand too. */
  access: 'open' | 'guarded' | 'brand'
  /** Held by the agency's account, prefixed or bare. */
  permission?: Permission | (string & {})
  /** Held by the account of the market that the brand belongs to. */
  marketPermission?: string
  /** Only where the workspace's country is eligible. */
  eligibleCountry?: boolean
  /** Only in these tenants. */
  tenants?: readonly string[]
  /** Template of the path to go to instead, once the guards have passed. */
  redirectTo?: string
  /** A page of the shell's own. */
  page?: 'sign-in' | 'error'
}

/** Where somebody is told why they were not let in. */
export const AGENCY_ACCESS_PATH = '/login/agency-access'

const SHELL: readonly RouteLine[] = [
  { path: '', access: 'open', redirectTo: '/you' },
  { path: 'login', access: 'open', app: 'login' },
  { path: AGENCY_ACCESS_PATH.slice(1), access: 'open', app: 'login' },
  { path: 'auth', access: 'open', page: 'sign-in' },
  { path: 'forbidden', access: 'open', redirectTo: '/login' },
  { path: 'unauthorized', access: 'open', redirectTo: '/login' },
  { path: 'error', access: 'guarded', page: 'error' },
]

const GUARDED: readonly RouteLine[] = [
  guarded('you', 'you-page'),
  guarded('user/profile', 'you-page'),
  guarded('user/settings', 'you-page'),
  guarded('sample', 'sample'),
  guarded('apps', 'apps', { permission: 'OsAppsAccess' }),
  guarded('os-admin', 'admin', { permission: 'AdminAppAccess' }),
  guarded('so_simulator', 'segment-opportunity-simulator-uk', {
    permission: 'SegmentOpportunitySimulatorUK',
  }),
  guarded('segment-opportunity-simulator-us', 'segment-opportunity-simulator-us', {
    permission: 'SegmentOpportunitySimulatorUS',
  }),
  guarded('network/speed-date', 'speed-date', { permission: 'NetworkAccess' }),
  guarded('network/contacts', 'contacts', { permission: 'NetworkAccess' }),
  guarded('documentation', 'documentation', { permission: 'DocumentationAccess' }),
  guarded('marketplace', 'market-place', { permission: MARKET_PLACE_ACCESS, tenants: ['greenhouse'] }),
  guarded('adb/crosstab', 'audience-data-builder'),
  guarded('mtv/mpl', 'media-planner'),
  guarded('idx', 'idx'),
  guarded('workspace', 'workspace-management'),
  guarded('market-admin', 'market-admin'),
  guarded('proteus-onboarding', 'identity-onboarding'),
]

const BRAND: readonly RouteLine[] = [
  brand('touchpoints', 'touchpoints', { permission: 'MxmzTouchpointsAppAccess' }),
  brand('touchpoints-ui', 'touchpoints-configuration', { permission: 'MxmzTouchpointsAppAccess' }),
  brand('audiences', 'audiences', { permission: 'MxmzAudiencesAppAccess' }),
  brand('express-scenario', 'architect-junior', { permission: 'MxmzJuniorAppAccess' }),
  brand('rf-curves-admin', 'architect-rf-curves-admin', { permission: 'MxmzRfCurvesAdminAppAccess' }),
  {
    path: 'campaigns',
    access: 'brand',
    permission: 'MxmzCampaignsAppAccess',
    redirectTo: '/brands/{brandId}/campaigns/list',
  },
  brand('campaigns/list', 'campaigns-list', { permission: 'MxmzCampaignsListAppAccess' }),
  brand('campaigns/setup', 'campaigns-setup', { permission: 'MxmzCampaignsSetupAppAccess' }),
  brand('campaigns/custom', 'media-plan-uploader', { permission: 'MxmzMediaPlansUploaderAppAccess' }),
  brand('campaigns/comparison', 'media-plan-comparison', { permission: 'MxmzMediaPlansComparisonAppAccess' }),
  brand('campaigns/results', 'media-plan-results'),
  { path: 'briefs', access: 'brand', redirectTo: '/brands/{brandId}/campaigns' },
  brand('cart', 'cart', { permission: 'CartAppAccess' }),
  brand('data-sources-upload', 'data-sources-upload', { permission: 'MxmzDataSourcesUploadAppAccess' }),
  brand('xlator', 'audience-translator', { eligibleCountry: true }),
  brand('profiler', 'audience-profiler', { eligibleCountry: true }),
  brand('audlib', 'audience-library', { eligibleCountry: true }),
  brand('audience-composer', 'audience-composer'),
  brand('audience-builder', 'audience-builder'),
  brand('scorecards', 'scorecards'),
  brand('retail-compass', 'retail-compass'),
  brand('budget', 'budget'),
  brand('site-speed', 'site-speed'),
  brand('audience-galaxy', 'audience-galaxy'),
  brand('data-strategy-deck', 'data-strategy'),
  brand('sog', 'four-mores'),
  brand('martech', 'martech'),
  brand('media-marketing-mix', 'media-marketing-mix'),
  brand('provoke-brief', 'provoke-brief'),
  brand('growth-opportunities', 'opportunities'),
]

export const ROUTES: readonly RouteLine[] = [...SHELL, ...GUARDED, ...BRAND]

type Asked = Partial<Pick<RouteLine, 'permission' | 'eligibleCountry' | 'tenants'>>

function guarded(path: string, app: string, asked: Asked = {}): RouteLine {
  return { path, app, access: 'guarded', ...asked }
}

function brand(path: string, app: string, asked: Asked = {}): RouteLine {
  return { path, app, access: 'brand', ...asked }
}
