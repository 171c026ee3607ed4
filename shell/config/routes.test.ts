import { expect } from '@open-wc/testing'
import { RouteTable } from '../navigation/route-table.ts'
import { MINI_APPS } from './miniapps.ts'
import { ROUTES, type RouteLine } from './routes.ts'

type Expected = Partial<Omit<RouteLine, 'path'>>
type Row = readonly [path: string, expected: Expected]

const on = (
  access: RouteLine['access'],
  rows: readonly (readonly [path: string, app: string, expected?: Expected])[],
): Row[] =>
  rows.map(([path, app, expected = {}]) => [
    access === 'brand' ? `/brands/b1/${path}` : `/${path}`,
    { access, app, ...expected },
  ])

const needs = (permission: string) => ({ permission })

/** The tables of spec section 2 and of docs/design/decisions.md, row by row. */
const SHELL: readonly Row[] = [
  ['/login', { access: 'open', app: 'login' }],
  ['/login/agency-access', { access: 'open', app: 'login' }],
  ['/auth', { access: 'open', page: 'sign-in' }],
  ['/error', { access: 'guarded', page: 'error' }],
  ['/forbidden', { access: 'open', redirectTo: '/login' }],
  ['/unauthorized', { access: 'open', redirectTo: '/login' }],
  ['/', { access: 'open', redirectTo: '/you' }],
]

const GUARDED = on('guarded', [
  ['you', 'you-page'],
  ['apps', 'apps', needs('OsAppsAccess')],
  ['os-admin', 'admin', needs('AdminAppAccess')],
  ['so_simulator', 'segment-opportunity-simulator-uk', needs('SegmentOpportunitySimulatorUK')],
  [
    'segment-opportunity-simulator-us',
    'segment-opportunity-simulator-us',
    needs('SegmentOpportunitySimulatorUS'),
  ],
  ['network/speed-date', 'speed-date', needs('NetworkAccess')],
  ['network/contacts', 'contacts', needs('NetworkAccess')],
  ['documentation', 'documentation', needs('DocumentationAccess')],
  ['adb', 'audience-data-builder'],
  ['adb/crosstab', 'audience-data-builder'],
  ['mtv/mpl', 'media-planner'],
  ['idx', 'idx'],
  ['workspace', 'workspace-management'],
  ['market-admin', 'market-admin'],
  ['proteus-onboarding', 'identity-onboarding'],
  ['user/profile', 'you-page'],
  ['user/settings', 'you-page'],
  ['search', 'you-page'],
  ['marketplace', 'market-place', { permission: 'WPP_OPEN_MARKET_APP_ACCESS', tenants: ['greenhouse'] }],
])

const BRAND = on('brand', [
  ['touchpoints', 'touchpoints', needs('MxmzTouchpointsAppAccess')],
  ['touchpoints-ui', 'touchpoints-configuration', needs('MxmzTouchpointsAppAccess')],
  ['audiences', 'audiences', needs('MxmzAudiencesAppAccess')],
  ['express-scenario', 'architect-junior', needs('MxmzJuniorAppAccess')],
  ['rf-curves-admin', 'architect-rf-curves-admin', needs('MxmzRfCurvesAdminAppAccess')],
  ['campaigns/list', 'campaigns-list', needs('MxmzCampaignsListAppAccess')],
  ['campaigns/setup', 'campaigns-setup', needs('MxmzCampaignsSetupAppAccess')],
  ['campaigns/custom', 'media-plan-uploader', needs('MxmzMediaPlansUploaderAppAccess')],
  ['campaigns/comparison', 'media-plan-comparison', needs('MxmzMediaPlansComparisonAppAccess')],
  ['campaigns/results', 'media-plan-results'],
  ['cart', 'cart', needs('CartAppAccess')],
  ['data-sources-upload', 'data-sources-upload', needs('MxmzDataSourcesUploadAppAccess')],
  ['xlator', 'audience-translator', { eligibleCountry: true }],
  ['profiler', 'audience-profiler', { eligibleCountry: true }],
  ['audlib', 'audience-library', { eligibleCountry: true }],
  ['audience-composer', 'audience-composer'],
  ['audience-builder', 'audience-builder'],
  ['scorecards', 'scorecards'],
  ['retail-compass', 'retail-compass'],
  ['budget', 'budget'],
  ['site-speed', 'site-speed'],
  ['audience-galaxy', 'audience-galaxy'],
  ['data-strategy-deck', 'data-strategy'],
  ['sog', 'four-mores'],
  ['martech', 'martech'],
  ['media-marketing-mix', 'media-marketing-mix'],
  ['provoke-brief', 'provoke-brief'],
  ['growth-opportunities', 'opportunities'],
])

const REDIRECTS: readonly Row[] = [
  [
    '/brands/b1/campaigns',
    { access: 'brand', permission: 'MxmzCampaignsAppAccess', redirectTo: '/brands/{brandId}/campaigns/list' },
  ],
  ['/brands/b1/briefs', { access: 'brand', redirectTo: '/brands/{brandId}/campaigns' }],
]

const table = new RouteTable(ROUTES)
const ROWS = [...SHELL, ...GUARDED, ...BRAND, ...REDIRECTS]

describe('the route table', () => {
  for (const [address, expected] of ROWS) {
    it(`has ${address} as the spec has it [2.1, 2.3-2.7, 2.9, 2.13-2.27, 2.29-2.58]`, () => {
      const { path: _path, ...line } = table.match(address)!.line
      expect(line).to.deep.equal(expected)
    })
  }

  it('has no further line of its own or of an app of the spec', () => {
    const apps = new Set(ROWS.map(([, { app }]) => app))
    expect(ROUTES.filter(({ app }) => apps.has(app)).length).to.equal(ROWS.length)
    expect(ROUTES.filter(({ app }) => app === 'sample').map(({ path }) => path)).to.deep.equal(['sample'])
  })

  it('leads an unknown path nowhere, also below campaigns and brands', () => {
    for (const path of [
      '/nowhere',
      '/network',
      '/mtv',
      '/brands/b1/campaigns/nowhere',
      '/brands/b1/nowhere',
      '/brands/b1',
      '/forbidden/more',
    ]) {
      expect(table.match(path), path).to.equal(null)
    }
  })

  it('names mini-apps that the shell knows, and gives a route to every one of them that can have one', () => {
    const routed = new Set(ROUTES.flatMap(({ app }) => app ?? []))
    expect([...routed].filter((app) => !MINI_APPS.has(app))).to.deep.equal([])
    expect([...MINI_APPS.keys()].filter((key) => !routed.has(key))).to.deep.equal(['header'])
  })
})
