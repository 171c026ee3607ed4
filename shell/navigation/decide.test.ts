import { rememberRoute } from '../auth/auth.ts'
import { configuredRoutes } from '../catalogue/configured-routes.ts'
import { expect } from '@open-wc/testing'
import {
  agency,
  brand,
  enterPortal,
  ESTONIA,
  GERMANY,
  market,
  PREFIX,
  type PortalWorld,
} from '../../test/browser/portal-world.ts'
import { WORKSPACE_ACCESS } from '../config/permissions.ts'
import { ROUTES, type RouteLine } from '../config/routes.ts'
import { fillRouteTemplate } from '../contract/route-template.ts'
import { $accessState, setAccessState } from '../stores/access-state.ts'
import { $session, sessionEnded, sessionStarted } from '../stores/session.ts'
import { $permissions, clearPermissions } from '../stores/permissions.ts'
import { $users, clearMyself } from '../stores/users.ts'
import { $workspace, $workspaces, chooseBrand } from '../stores/workspaces.ts'
import { decide } from './decide.ts'
import { RouteTable } from './route-table.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const table = new RouteTable(ROUTES)

/** Where a path leads: the mini-app or page shown, or the path gone to instead. */
async function at(path: string, routes = table): Promise<string> {
  const decision = await decide(routes, path)
  if (typeof decision === 'string') return decision
  if ('show' in decision) return decision.show.app || `page ${decision.show.page}`
  if ('go' in decision) return `to ${decision.go}`
  const { verdict } = decision
  return typeof verdict === 'string'
    ? verdict
    : Object.entries(verdict)
        .map(([name, value]) =>
          name === 'unreachable'
            ? name
            : `${name} ${Array.isArray(value) ? JSON.stringify(value) : String(value)}`,
        )
        .join(', ')
}

const holding = (...permissions: string[]): PortalWorld => ({
  held: { 'az-choreograph': ['OsAgencyAccess', ...permissions] },
})
const addressOf = ({ path, access }: RouteLine) => (access === 'brand' ? `/brands/b1/${path}` : `/${path}`)
const lineAt = (address: string) => ROUTES.find((line) => addressOf(line) === address)!
const outcomeOf = ({ app, page, redirectTo }: RouteLine) =>
  redirectTo ? `to ${fillRouteTemplate(redirectTo, 'b1')}` : app || `page ${page}`

/** Conditions of each route by spec section 2 and docs/design/decisions.md, but the one of a single tenant. Written out, for what a filter finds proves no line of the specification. */
const NEED_PERMISSION = [
  ['/apps', 'OsAppsAccess'],
  ['/os-admin', 'AdminAppAccess'],
  ['/so_simulator', 'SegmentOpportunitySimulatorUK'],
  ['/segment-opportunity-simulator-us', 'SegmentOpportunitySimulatorUS'],
  ['/network/speed-date', 'NetworkAccess'],
  ['/network/contacts', 'NetworkAccess'],
  ['/documentation', 'DocumentationAccess'],
] as const
const NEED_PERMISSION_IN_BRAND = [
  ['/brands/b1/touchpoints', 'MxmzTouchpointsAppAccess'],
  ['/brands/b1/touchpoints-ui', 'MxmzTouchpointsAppAccess'],
  ['/brands/b1/audiences', 'MxmzAudiencesAppAccess'],
  ['/brands/b1/express-scenario', 'MxmzJuniorAppAccess'],
  ['/brands/b1/rf-curves-admin', 'MxmzRfCurvesAdminAppAccess'],
  ['/brands/b1/campaigns', 'MxmzCampaignsAppAccess'],
  ['/brands/b1/campaigns/list', 'MxmzCampaignsListAppAccess'],
  ['/brands/b1/campaigns/setup', 'MxmzCampaignsSetupAppAccess'],
  ['/brands/b1/campaigns/custom', 'MxmzMediaPlansUploaderAppAccess'],
  ['/brands/b1/campaigns/comparison', 'MxmzMediaPlansComparisonAppAccess'],
  ['/brands/b1/cart', 'CartAppAccess'],
  ['/brands/b1/data-sources-upload', 'MxmzDataSourcesUploadAppAccess'],
] as const
const NEED_NONE = [
  '/error',
  '/you',
  '/user/profile',
  '/user/settings',
  '/search',
  '/sample',
  '/adb',
  '/adb/crosstab',
  '/mtv/mpl',
  '/idx',
  '/workspace',
  '/market-admin',
  '/proteus-onboarding',
  '/onboarding', // not in the specification, which gives the key no route
]
const NEED_NONE_IN_BRAND = [
  '/brands/b1/campaigns/results',
  '/brands/b1/briefs',
  '/brands/b1/xlator',
  '/brands/b1/profiler',
  '/brands/b1/audlib',
  '/brands/b1/audience-composer',
  '/brands/b1/audience-builder',
  '/brands/b1/scorecards',
  '/brands/b1/retail-compass',
  '/brands/b1/budget',
  '/brands/b1/site-speed',
  '/brands/b1/audience-galaxy',
  '/brands/b1/data-strategy-deck',
  '/brands/b1/sog',
  '/brands/b1/martech',
  '/brands/b1/media-marketing-mix',
  '/brands/b1/provoke-brief',
  '/brands/b1/growth-opportunities',
]
const NEED_ELIGIBLE_COUNTRY = ['/brands/b1/xlator', '/brands/b1/profiler', '/brands/b1/audlib']

describe('a route', () => {
  it('stands in one of the lists above', () => {
    const listed = [
      ...[...NEED_PERMISSION, ...NEED_PERMISSION_IN_BRAND].map(([address]) => address),
      ...NEED_NONE,
      ...NEED_NONE_IN_BRAND,
    ]
    expect(listed).to.have.members(
      ROUTES.filter(({ access, tenants }) => access !== 'open' && !tenants).map(addressOf),
    )
    expect(NEED_ELIGIBLE_COUNTRY).to.have.members(
      ROUTES.filter(({ eligibleCountry }) => eligibleCountry).map(addressOf),
    )
  })

  for (const [address, permission] of [...NEED_PERMISSION, ...NEED_PERMISSION_IN_BRAND]) {
    it(`${address} needs ${permission}, prefixed or bare, else leads to the root [2.14-2.20, 2.29-2.37, 2.39-2.41, 2.62]`, async () => {
      await enterPortal(holding(permission))
      expect(await at(address)).to.equal(outcomeOf(lineAt(address)))
      await enterPortal(holding(PREFIX + permission))
      expect(await at(address)).to.equal(outcomeOf(lineAt(address)))
      await enterPortal(holding('OS_WORKSPACE_MANAGE'))
      expect(await at(address)).to.equal('to /')
    })
  }

  for (const address of [...NEED_NONE, ...NEED_NONE_IN_BRAND]) {
    it(`${address} lets every signed-in person with agency access through [2.13, 2.21-2.26, 2.38, 2.46-2.58, 5.8]`, async () => {
      await enterPortal(holding())
      expect(await at(address)).to.equal(outcomeOf(lineAt(address)))
    })
  }

  for (const address of [...NEED_PERMISSION_IN_BRAND.map(([each]) => each), ...NEED_NONE_IN_BRAND]) {
    it(`${address} needs workspace access for the brand, else leads to the root [2.28]`, async () => {
      await enterPortal({
        held: {
          'az-choreograph': ['OsAgencyAccess', lineAt(address).permission ?? 'x'],
          'az-b1': ['SCORECARDS_APP_ACCESS'],
        },
      })
      expect(await at(address)).to.equal('to /')
      expect(await at(address.replace('b1', 'b2'))).to.equal('to /')
    })
  }

  for (const address of NEED_ELIGIBLE_COUNTRY) {
    it(`${address} leads to the root where the country of the brand is not eligible [2.43-2.45]`, async () => {
      await enterPortal({ ...holding(), workspaces: [brand('b1', ESTONIA), brand('b2', GERMANY)] })
      expect(await at(address)).to.equal('to /')
      expect(await at(address.replace('b1', 'b2'))).to.equal(lineAt(address).app)
    })
  }

  it('of one tenant leads to the root in another', async () => {
    const market = ['OsAgencyAccess', 'WPP_OPEN_MARKET_APP_ACCESS']
    await enterPortal({ tenant: 'greenhouse', held: { 'az-greenhouse': market } })
    expect(await at('/marketplace')).to.equal('market-place')
    await enterPortal({ tenant: 'greenhouse', held: { 'az-greenhouse': ['OsAgencyAccess'] } })
    expect(await at('/marketplace')).to.equal('to /')
    await enterPortal({ held: { 'az-choreograph': market } })
    expect(await at('/marketplace')).to.equal('to /')
  })

  it('without a session leads to signing in, but the open ones [2.6, 2.7, 2.12, 4.4]', async () => {
    await enterPortal(holding())
    sessionEnded('NotSet')
    for (const line of ROUTES.filter(({ access }) => access !== 'open'))
      expect(await at(addressOf(line)), line.path).to.equal('signIn true')
    expect(await at('/nowhere')).to.equal('signIn true')
    expect(await at('/login')).to.equal('login')
    expect(await at('/auth')).to.equal('start-sign-in')
    for (const path of ['/forbidden', '/unauthorized']) expect(await at(path)).to.equal('to /login')
    expect(await at('/')).to.equal('to /you')
  })
})

describe('redirects', () => {
  it('lead from the root to you, from briefs to campaigns and from there to the list [2.9, 2.42]', async () => {
    await enterPortal(holding('MxmzCampaignsAppAccess', 'MxmzCampaignsListAppAccess'))
    expect(await at('/')).to.equal('to /you')
    expect(await at('/brands/b1/briefs')).to.equal('to /brands/b1/campaigns')
    expect(await at('/brands/b1/campaigns')).to.equal('to /brands/b1/campaigns/list')
    expect(await at('/brands/b1/campaigns/list')).to.equal('campaigns-list')
  })

  it('fill the default brand in where the address has none, else the chosen one [2.60]', async () => {
    await enterPortal({
      ...holding(),
      workspaces: [{ ...brand('b1'), status: 'INACTIVE' }, brand('b2'), brand('b3')],
    })
    expect(await at('/scorecards/summary?tab=a')).to.equal('to /brands/b2/scorecards/summary?tab=a')
    chooseBrand('b3')
    expect(await at('/campaigns/custom/list')).to.equal('to /brands/b3/campaigns/custom/list')
  })

  it('keep query and fragment', async () => {
    await enterPortal(holding('MxmzCampaignsAppAccess', 'MxmzCampaignsListAppAccess'))
    expect(await at('/?account=agency-google')).to.equal('to /you?account=agency-google')
    expect(await at('/brands/b1/briefs?from=mail#third')).to.equal('to /brands/b1/campaigns?from=mail#third')
  })

  it('leave an unknown path to an empty page [2.10]', async () => {
    await enterPortal(holding())
    expect(await at('/nowhere/at/all')).to.equal('page empty')
    expect(await at('/brands/b1')).to.equal('page empty')
  })

  it('keep query and fragment of an unknown path out of its route: page views name that', async () => {
    await enterPortal(holding())
    const { show } = (await decide(table, '/no/where?token=secret#secret')) as { show: { route: object } }
    expect(show.route).to.deep.equal({
      path: '/no/where',
      tail: '/',
      params: {},
      query: {},
      basePath: '/no/where',
    })
  })
})

describe('somebody who is not let in', () => {
  const access = { held: { 'az-choreograph': ['OsAgencyAccess'] } }
  const STORIES: readonly [reason: string, world: PortalWorld][] = [
    ['NO_AGENCIES', { agencies: [] }],
    ['NO_AGENCY', { agencies: [agency('wavemaker')] }],
    ['NO_PERMISSIONS', { workspaces: [] }],
    [
      'NO_AGENCY_ACCESS',
      {
        agencies: [agency('choreograph'), agency('wavemaker')],
        held: { 'az-wavemaker': [`${PREFIX}OsAgencyAccess`], 'az-choreograph': ['NetworkAccess'] },
      },
    ],
    [
      'NO_AGENCIES_ACCESS',
      {
        agencies: [agency('choreograph'), agency('wavemaker')],
        held: { 'az-choreograph': ['NetworkAccess'] },
      },
    ],
    ['NO_WORKSPACES', { ...access, workspaces: [] }],
  ]
  for (const [reason, world] of STORIES) {
    it(`is told ${reason}, and shown the page that says why [2.2, 4.6, 4.51-4.56, 5.1-5.6, 8.1-8.6]`, async () => {
      await enterPortal(world)
      expect(await at('/you')).to.equal(`accessState ${reason}`)
      await enterPortal(world)
      expect(await at('/login/agency-access')).to.equal('login')
      expect($accessState.get()?.reason).to.equal(reason)
    })
  }

  it('has agencies asked for by the page that says why, and by the login page nothing at all [2.2]', async () => {
    const { asked } = await enterPortal({ agencies: [] })
    $session.setKey('messages', ['notFinished'])
    expect(await at('/login')).to.equal('login')
    sessionEnded('NotSet')
    expect(await at('/login')).to.equal('login')
    expect(await asked()).to.deep.equal([])
    sessionStarted('person-1')
    expect(await at('/login/agency-access')).to.equal('login')
    expect(await asked()).to.include('agencies')
  })

  it('is let in without a reload once the server says so', async () => {
    await enterPortal({ ...access, workspaces: [] })
    expect(await at('/you')).to.equal('accessState NO_WORKSPACES')
    const { asked } = await enterPortal(access)
    setAccessState('NO_WORKSPACES')
    expect(await at('/you')).to.equal('you-page')
    expect($accessState.get()).to.equal(null)
    expect((await asked()).some((path) => path.startsWith('preview'))).to.equal(true)
  })

  it('comes back to the brand that was chosen', async () => {
    await enterPortal({ ...access, workspaces: [brand('b1'), brand('b2')] })
    chooseBrand('b2')
    setAccessState('NO_PERMISSIONS')
    expect(await at('/you')).to.equal('you-page')
    expect($workspace.get()?.id).to.equal('b2')
  })

  it('reads the old reason, and the names of their agencies, until the new verdict is there', async () => {
    const reasons: unknown[] = []
    const stops = [
      $accessState.listen((state) => void reasons.push(state)),
      $permissions.listen(({ agencies }) => void (agencies.length === 0 && reasons.push('no names'))),
    ]
    await enterPortal({ ...access, workspaces: [] })
    expect(await at('/you')).to.equal('accessState NO_WORKSPACES')
    setAccessState('NO_WORKSPACES')
    reasons.length = 0
    expect(await at('/you')).to.equal('accessState NO_WORKSPACES')
    stops.forEach((stop) => stop())
    expect(reasons).to.deep.equal([])
  })

  it('is led from there to what they wanted where that is known', async () => {
    await enterPortal(access)
    expect(
      await at(`/login/agency-access?${new URLSearchParams({ from: '/brands/b1/scorecards?tab=a' })}`),
    ).to.equal('to /brands/b1/scorecards?tab=a')
    expect(await at('/login/agency-access?from=//elsewhere.example')).to.equal('to /')
  })

  it('is led to the root from the page that says why when there is no reason', async () => {
    await enterPortal(access)
    expect(await at('/login/agency-access')).to.equal('to /')
    expect(await at('/login')).to.equal('to /')
  })
})

describe('somebody who is signed in', () => {
  it('goes on from the login page to where they wanted to be, once', async () => {
    await enterPortal(holding())
    rememberRoute('/user/settings')
    expect([await at('/login'), await at('/login')]).to.deep.equal(['to /user/settings', 'to /'])
  })

  it('goes on from the login page to the configured post-login route [2.86]', async () => {
    await enterPortal({ ...holding(), config: { postLoginRoute: '/brands/b1/scorecards' } })
    expect(await at('/login')).to.equal('to /brands/b1/scorecards')
  })
})

describe('a load that fails', () => {
  const failing = (path: string, status = 500): PortalWorld => ({ ...holding(), failing: { [path]: status } })

  it('signs out when the person or their agencies could not be loaded [8.12]', async () => {
    for (const path of ['users/me', 'agencies']) {
      await enterPortal(failing(path))
      expect(await at('/you')).to.match(/^leave sign-out, messages .*loadFailed\.(profile|agencies).*500/)
    }
  })

  it('stores the message, and clears loading', async () => {
    await enterPortal(failing('agencies'))
    await at('/you')
    expect($permissions.get().error).to.match(/agencies answered 500/)
    await waitUntil(() => !$permissions.get().loading) // the permissions, which were asked for beside them
    await enterPortal(failing('v2/users', 403))
    await at('/you')
    expect($permissions.get().error).to.match(/permissions.* answered 403/)
    expect($permissions.get().loading).to.equal(false)
  })

  it('goes to the login page without signing out when permissions or workspaces could not [4.5, 8.11]', async () => {
    for (const path of ['v2/users', 'preview']) {
      await enterPortal(failing(path))
      expect(await at('/you')).to.match(/^leave login, messages .*loadFailed\.permissions/)
      expect($session.get().state).to.equal('signed-in')
    }
  })

  it('stops where the session has ended meanwhile: its end leads on', async () => {
    await enterPortal({ ...holding(), delayMs: 50 })
    const work = at('/you')
    await waitUntil(() => $users.get().loading)
    sessionEnded('NotSet', ['sessionEnded'])
    clearMyself()
    clearPermissions()
    expect(await work).to.equal('stop')
  })

  it('waits for the sign-out that a 401 begins', async () => {
    await enterPortal(failing('users/me', 401))
    expect(await at('/you')).to.equal('stop')
  })

  it('asks again when the page is opened again', async () => {
    await enterPortal(failing('preview', 503))
    await at('/you')
    await enterPortal(holding())
    expect(await at('/you')).to.equal('you-page')
    expect($workspaces.get().list?.length).to.equal(1)
  })
})

describe('a mini-app that came by configuration', () => {
  const miniApps = [
    {
      key: 'reports',
      title: 'Reports',
      script: '/apps/reports.js',
      routes: ['/reports/', 'weekly'],
      brandScoped: true,
      permission: 'ReportsAccess',
      guards: { marketPermission: 'ReportsInMarket', eligibleCountry: true },
    },
  ]
  const inMarket = (code: string, ...held: string[]): PortalWorld => ({
    ...holding('ReportsAccess'),
    workspaces: [brand('b1'), brand('b2', ESTONIA), market(GERMANY), market(ESTONIA)],
    held: {
      'az-choreograph': ['OsAgencyAccess', 'ReportsAccess'],
      'az-b1': [WORKSPACE_ACCESS],
      'az-b2': [WORKSPACE_ACCESS],
      [`az-m-${code}`]: held,
    },
  })
  const routes = new RouteTable([...ROUTES, ...configuredRoutes(miniApps)])

  it('is reached by each of its routes, with its permission held in the market of the brand [3.18]', async () => {
    await enterPortal(inMarket('DE', `${PREFIX}ReportsInMarket`))
    expect(await at('/brands/b1/reports/7', routes)).to.equal('reports')
    expect(await at('/brands/b1/weekly', routes)).to.equal('reports')
  })

  it('is closed without it, in another market, and in a country that is not eligible', async () => {
    await enterPortal(inMarket('DE'))
    expect(await at('/brands/b1/reports', routes)).to.equal('to /')
    await enterPortal(inMarket('EE', 'ReportsInMarket'))
    expect(await at('/brands/b1/reports', routes)).to.equal('to /')
    expect(await at('/brands/b2/reports', routes)).to.equal('to /')
  })

  it('lets every signed-in person with agency access through where its permission is empty, or there is none [5.8]', async () => {
    const app = { key: 'reports', title: 'Reports', script: '/apps/reports.js', routes: ['reports'] }
    const open = [
      { ...app, permission: '', guards: { marketPermission: '' } },
      { ...app, key: 'notes', routes: ['notes'] },
    ]
    const openRoutes = new RouteTable([...ROUTES, ...configuredRoutes(open)])
    await enterPortal(holding())
    expect([await at('/reports', openRoutes), await at('/notes', openRoutes)]).to.deep.equal([
      'reports',
      'notes',
    ])
  })
})

describe('a refused visit', () => {
  const lines: RouteLine[] = [
    ...ROUTES,
    { path: 'in-market', access: 'brand', app: 'sample', marketPermission: 'ReportsInMarket' },
  ]
  const denialAt = async (path: string) => {
    const decision = await decide(new RouteTable(lines), path)
    return typeof decision === 'object' && 'denial' in decision ? decision.denial : undefined
  }

  it('says what was asked and why in words for people, and no more', async () => {
    await enterPortal(holding())
    expect(await denialAt('/documentation/topic')).to.deep.equal({
      asked: '/documentation/topic',
      outcome: 'redirected',
      because:
        'Your account at Choreograph does not have the permission DocumentationAccess. An administrator of the agency can give it to you.',
      app: 'documentation',
    })
  })

  const DETAILS: readonly [path: string, details: object][] = [
    [
      '/documentation',
      {
        rule: 'permission',
        permissions: [`${PREFIX}DocumentationAccess`, 'DocumentationAccess'],
        account: 'az-choreograph',
      },
    ],
    [
      '/brands/b3/scorecards',
      {
        rule: 'workspace-access',
        permissions: [`${PREFIX}OS_WORKSPACE_ACCESS`, 'OS_WORKSPACE_ACCESS'],
        account: 'az-b3',
      },
    ],
    [
      '/brands/none/scorecards',
      { rule: 'workspace-access', permissions: [`${PREFIX}OS_WORKSPACE_ACCESS`, 'OS_WORKSPACE_ACCESS'] },
    ],
    [
      '/brands/b1/in-market',
      {
        rule: 'permission',
        permissions: [`${PREFIX}ReportsInMarket`, 'ReportsInMarket'],
        market: 'DE',
        account: 'az-m-DE, az-m-DE-2',
      },
    ],
    [
      '/brands/b2/in-market',
      { rule: 'permission', permissions: [`${PREFIX}ReportsInMarket`, 'ReportsInMarket'], market: 'EE' },
    ],
    ['/brands/b2/xlator', { rule: 'country', market: 'EE' }],
    ['/marketplace', { rule: 'tenant' }],
  ]
  for (const [path, details] of DETAILS) {
    it(`of ${path} tells developers which rule said no, what it looked for and where`, async () => {
      await enterPortal({
        workspaces: [
          brand('b1'),
          brand('b2', ESTONIA),
          brand('b3'),
          market(GERMANY),
          { ...market(GERMANY), id: 'm-DE-2', azId: 'az-m-DE-2' },
        ],
        held: { 'az-choreograph': ['OsAgencyAccess', `${PREFIX}OsDevelopers`], 'az-b3': [] },
      })
      expect((await denialAt(path))?.details).to.deep.equal(details)
    })
  }
})
