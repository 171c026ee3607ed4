import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { RouteTable } from '../navigation/route-table.ts'
import type { MenuLine } from './menu-lines.ts'
import { APPS, AVATAR_MENU, DASHBOARD_TABS, TOP_NAVIGATION } from './menus.ts'
import { MINI_APPS } from './miniapps.ts'
import { ROUTES } from './routes.ts'

const TENANTS = [
  'choreograph',
  'wavemaker',
  'greenhouse',
  'groupm',
  'mindshare',
  'mediacom',
  'essence',
  'msix',
  'wpp-open',
  'wms',
]
const AUDIT_IDS = [
  'site-app',
  'ppc',
  'content',
  'social',
  'ecommerce',
  'audience',
  'programmatic',
  'video',
  'technology',
]

/** Spec section 2: what menu entries also point to; those of a brand without its prefix. */
const SPEC_PATHS = [
  ...AUDIT_IDS.map((id) => `/scorecards/scorecard/${id}/intro`),
  ...`/scorecards/summary /site-speed /growth-opportunities /data-strategy-deck /retail-compass /audience-galaxy /budget /provoke-brief /sog
/martech /media-marketing-mix /audiences/map /campaigns/list /campaigns/custom/list /campaigns/comparison/list /express-scenario
/rf-curves-admin /touchpoints-ui /xlator /audlib /audience-composer /data-sources-upload /apps /adb/crosstab /documentation /idx
/market-admin /mtv/mpl /os-admin /workspace /proteus-onboarding /so_simulator /segment-opportunity-simulator-us /network/speed-date`.split(
    /\s+/,
  ),
]

const flat = (lines: readonly MenuLine[]): readonly MenuLine[] =>
  lines.flatMap((line) => [line, ...flat(line.items ?? [])])
const withoutBrand = (path = '') => path.replace('/brands/{brandId}', '')
const paths = (lines: readonly MenuLine[]) => flat(lines).flatMap(({ path }) => path ?? [])
const everyMenu = [...TOP_NAVIGATION.values(), DASHBOARD_TABS, AVATAR_MENU, APPS].flat()

describe('the menus', () => {
  it('give all ten tenants a top navigation, each arranged its own way [1.14]', () => {
    expect([...TOP_NAVIGATION.keys()]).to.have.members(TENANTS)
    const arrangements = [...TOP_NAVIGATION.values()].map((lines) =>
      JSON.stringify(flat(lines).map(({ title }) => title)),
    )
    expect(new Set(arrangements).size).to.equal(10)
  })

  for (const [tenant, lines] of TOP_NAVIGATION) {
    it(`lead ${tenant} to every path of the spec [2.70, 2.71]`, () => {
      const led = new Set(paths(lines).map(withoutBrand))
      expect(SPEC_PATHS.filter((path) => !led.has(path))).to.deep.equal([])
    })

    it(`lead ${tenant} to the front page of Scorecards, beneath which all its pages are, and to each of them once`, () => {
      const led = paths(lines).filter((path) => path.includes('/scorecards'))
      expect(led).to.include('/brands/{brandId}/scorecards')
      expect(led.filter((path, index) => led.indexOf(path) !== index)).to.deep.equal([])
    })
  }

  it('have the four dashboard tabs [2.63-2.66]', () => {
    expect(DASHBOARD_TABS.map(({ path, permission, tenants }) => [path, permission, tenants])).to.deep.equal([
      ['/you', undefined, undefined],
      ['/network/contacts', 'NetworkAccess', undefined],
      ['/apps/list', 'OsAppsAccess', undefined],
      ['/marketplace', 'WPP_OPEN_MARKET_APP_ACCESS', ['greenhouse']],
    ])
  })

  it('have the avatar menu, its feedback entry disabled; signing out is added by the header [2.67, 2.68]', () => {
    expect(paths(AVATAR_MENU)).to.have.members([
      '/apps/admin-panel',
      '/market-admin/panel',
      '/os-admin/panel/roles',
      '/os-admin/panel/users',
      '/os-admin/panel/groups',
      '/user/profile',
      '/user/settings',
    ])
    expect(AVATAR_MENU.find(({ title }) => title === 'Feedback')).to.include({ disabled: true })
  })

  it('say of the feedback entry what there is instead, as configured', () => {
    const why = () => AVATAR_MENU.find(({ title }) => title === 'Feedback')!.why
    configure()
    expect(why()).to.equal('noFeedback')
    configure({}, { feedback: { url: 'https://feedback.example' } })
    expect(why()).to.equal('feedbackElsewhere')
    configure()
  })

  it('offer every mini-app that has a route in the slider, each once', () => {
    const routed = new Set(ROUTES.flatMap(({ app }) => app ?? []))
    const offered = flat(APPS).flatMap(({ app }) => app ?? [])
    expect(offered).to.have.members([...routed].filter((app) => app !== 'login'))
    expect([...MINI_APPS.keys()].filter((key) => !routed.has(key))).to.deep.equal(['header'])
  })

  it('name the entries of the slider each its own way: the explanation tells by the name', () => {
    const titles = flat(APPS)
      .filter(({ items }) => !items)
      .map(({ title }) => title)
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).to.deep.equal([])
  })

  it('link to other sites, marked as such [2.72]', () => {
    for (const { path, external } of flat(everyMenu))
      if (path) expect(path.startsWith('https:'), path).to.equal(external === true)
    for (const [tenant, lines] of TOP_NAVIGATION)
      expect(flat(lines).filter(({ external }) => external).length, tenant).to.be.greaterThan(1)
  })

  it('lead to the mini-app they name, and ask at least what its route asks [2.71]', () => {
    const table = new RouteTable(ROUTES)
    for (const { path, app, permission = [], caas, tenants } of flat(everyMenu)) {
      if (!path?.startsWith('/')) continue
      const { line } = table.match(path.replace('{brandId}', 'b1'))!
      expect(line.app, path).to.equal(app)
      if (line.permission) expect([permission].flat(), path).to.include(line.permission)
      if (line.eligibleCountry) expect(caas, path).to.equal(true)
      expect(tenants, path).to.deep.equal(line.tenants)
    }
  })

  it('show audience translator, library, composer and profiler only where audience services exist [2.76]', () => {
    const asked = flat(APPS)
      .filter(({ caas }) => caas)
      .map(({ title }) => title)
    expect(asked).to.deep.equal([
      'Audience translator',
      'Audience library',
      'Audience composer',
      'Audience profiler',
    ])
  })

  /** Spec section 6, menu visibility. */
  const VISIBLE_WITH: readonly [path: string, permission: string | readonly string[]][] = [
    ['/network/contacts', 'NetworkAccess'],
    ['/apps', 'OsAppsAccess'],
    ['/apps/admin-panel', ['OsAppsAccess', 'APPS_MARKET_MANAGE']],
    ['/market-admin', 'OS_WORKSPACE_MANAGE'],
    ['/market-admin/panel', 'OS_WORKSPACE_MANAGE'],
    ['/os-admin/panel/roles', 'AdminAppAccess'],
    ['/os-admin/panel/users', 'AdminAppAccess'],
    ['/os-admin/panel/groups', 'AdminAppAccess'],
    ['/user/profile', 'OS_USERDETAILS_APP_ACCESS'],
    ['/marketplace', 'WPP_OPEN_MARKET_APP_ACCESS'],
    ['/audiences/map', 'MxmzAudiencesAppAccess'],
    ['/touchpoints-ui', 'MxmzTouchpointsAppAccess'],
    ['/rf-curves-admin', 'MxmzRfCurvesAdminAppAccess'],
    ['/campaigns/list', ['MxmzCampaignsListAppAccess', 'MxmzCampaignsAppAccess']],
    ['/campaigns/comparison/list', 'MxmzMediaPlansComparisonAppAccess'],
    ['/express-scenario', 'MxmzJuniorAppAccess'],
    ['/xlator', 'MXMZ_AUDIENCES_TRANSLATOR_APP_ACCESS'],
    ['/audlib', 'MXMZ_AUDIENCES_LIBRARY_APP_ACCESS'],
    ['/audience-composer', 'MXMZ_AUDIENCES_COMPOSER_APP_ACCESS'],
    ['/data-sources-upload', 'MxmzDataSourcesUploadAppAccess'],
  ]
  for (const [path, permission] of VISIBLE_WITH) {
    it(`show ${path} to holders of ${String(permission)} [6.18-6.23, 6.25-6.35]`, () => {
      const entries = flat(everyMenu).filter((line) => withoutBrand(line.path) === path)
      expect(entries.length).to.be.greaterThan(0)
      for (const entry of entries) expect(entry.permission).to.deep.equal(permission)
    })
  }

  it('show /workspace to everybody: section 6 names market admin alone as what needs workspace manage', () => {
    const entries = flat(everyMenu).filter(({ path }) => path === '/workspace')
    expect(entries.length).to.be.greaterThan(0)
    for (const { permission } of entries) expect(permission).to.equal(undefined)
  })
})
