import { CONFIG } from './environment.ts'
import { AUDITS, LINES, type LineName, type MenuLine } from './menu-lines.ts'

const SCORECARDS = group('Scorecards', ['summary'], AUDITS)
const AUDIENCES = group('Audiences', [
  'audiences',
  'dataBuilder',
  'translator',
  'library',
  'composer',
  'galaxy',
  'dataSources',
])
const SIMULATORS = group('Simulators', ['simulatorUk', 'simulatorUs', 'expressScenario', 'curves'])
const DIAGNOSE: readonly LineName[] = ['siteSpeed', 'martech', 'dataStrategy', 'retailCompass']
const GROW: readonly LineName[] = ['opportunities', 'provokeBrief', 'fourMores']
const PLAN: readonly LineName[] = [
  'campaigns',
  'customPlans',
  'planComparison',
  'mediaPlanner',
  'budget',
  'mediaMarketingMix',
]
const CONNECT: readonly LineName[] = ['contacts', 'speedDate', 'documentation']
const INDUSTRY: readonly LineName[] = ['research', 'insights', 'standards']
const MANAGE: readonly LineName[] = [
  'apps',
  'workspaces',
  'marketAdmin',
  'admin',
  'identityOnboarding',
  'index',
]

/** Each tenant arranges its top navigation its own way; spec sections 1 and 2. */
const ARRANGEMENTS: Record<string, readonly MenuLine[]> = {
  choreograph: [
    group('Plan', [...PLAN, 'touchpointsConfiguration'], [SIMULATORS]),
    AUDIENCES,
    group('Unlock', ['scorecards', ...GROW, ...DIAGNOSE], [SCORECARDS]),
    group('Connect', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  wavemaker: [
    group('Scorecards', ['scorecards', 'summary'], AUDITS),
    group('Provoke', [...GROW, ...DIAGNOSE, 'touchpointsConfiguration']),
    group('Plan', PLAN, [SIMULATORS]),
    AUDIENCES,
    group('Resources', [...CONNECT, ...INDUSTRY, ...MANAGE]),
  ],
  mindshare: [
    AUDIENCES,
    group('Plan', ['touchpointsConfiguration', ...PLAN], [SIMULATORS]),
    group('Good growth', ['scorecards', ...GROW, ...DIAGNOSE], [SCORECARDS]),
    group('Network', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  essence: [
    group('Measure', ['scorecards', ...DIAGNOSE], [SCORECARDS]),
    group('Plan', PLAN, [SIMULATORS]),
    AUDIENCES,
    group('Breakthrough', [...GROW, 'touchpointsConfiguration']),
    group('Team', [...CONNECT, ...MANAGE]),
    group('Industry', INDUSTRY),
  ],
  msix: [
    group('Plan', [
      ...PLAN,
      'touchpointsConfiguration',
      'expressScenario',
      'curves',
      'simulatorUk',
      'simulatorUs',
    ]),
    group('Audit', ['scorecards', ...DIAGNOSE], [SCORECARDS]),
    group('Grow', GROW),
    AUDIENCES,
    group('Team', [...CONNECT, ...INDUSTRY, ...MANAGE]),
  ],
  greenhouse: [
    { ...LINES.marketplace },
    group('Grow', ['scorecards', ...GROW, ...DIAGNOSE], [SCORECARDS]),
    group('Plan', [...PLAN, 'touchpointsConfiguration'], [SIMULATORS]),
    AUDIENCES,
    group('Community', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  groupm: [
    group('Plan', PLAN, [SIMULATORS]),
    group('Activate', ['touchpointsConfiguration', 'dataSources', 'galaxy', 'expressScenario']),
    AUDIENCES,
    group('Unlock', ['scorecards', ...GROW, ...DIAGNOSE], [SCORECARDS]),
    group('Connect', CONNECT),
    group('Industry', INDUSTRY),
    group('Manage', MANAGE),
  ],
  mediacom: [
    group('See', ['scorecards', ...DIAGNOSE], [SCORECARDS]),
    AUDIENCES,
    group('Plan', PLAN, [SIMULATORS]),
    group('Bigger picture', ['touchpointsConfiguration', ...GROW]),
    group('People', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  'wpp-open': [
    group('Plan', [...PLAN, 'touchpointsConfiguration'], [SIMULATORS, AUDIENCES]),
    group('Transform', ['scorecards', ...GROW, ...DIAGNOSE], [SCORECARDS]),
    group('Open', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  wms: [
    group('Audits', ['scorecards', 'summary'], AUDITS),
    group('Optimise', [...DIAGNOSE, ...GROW]),
    group('Plan', [...PLAN, 'touchpointsConfiguration'], [SIMULATORS]),
    AUDIENCES,
    group('Service', [...CONNECT, ...INDUSTRY, ...MANAGE]),
  ],
}

/** An unknown tenant has the default tenant's. */
export const TOP_NAVIGATION: ReadonlyMap<string, readonly MenuLine[]> = new Map(Object.entries(ARRANGEMENTS))

export const DASHBOARD_TABS: readonly MenuLine[] = [
  LINES.you,
  LINES.contacts,
  { ...LINES.apps, path: '/apps/list' },
  LINES.marketplace,
]

/** Signing out stands at its end; the header adds it, for it is no path. */
export const AVATAR_MENU: readonly MenuLine[] = [
  { title: 'Profile', path: '/user/profile', app: 'you-page', permission: 'OS_USERDETAILS_APP_ACCESS' },
  { title: 'Settings', path: '/user/settings', app: 'you-page' },
  {
    title: 'Administration',
    items: [
      {
        title: 'App settings',
        path: '/apps/admin-panel',
        app: 'apps',
        permission: ['OsAppsAccess', 'APPS_MARKET_MANAGE'],
      },
      {
        title: 'Markets',
        path: '/market-admin/panel',
        app: 'market-admin',
        permission: 'OS_WORKSPACE_MANAGE',
      },
      { title: 'Roles', path: '/os-admin/panel/roles', app: 'admin', permission: 'AdminAppAccess' },
      { title: 'Users', path: '/os-admin/panel/users', app: 'admin', permission: 'AdminAppAccess' },
      { title: 'Groups', path: '/os-admin/panel/groups', app: 'admin', permission: 'AdminAppAccess' },
    ],
  },
  {
    title: 'Feedback',
    disabled: true,
    get why() {
      return CONFIG.feedback ? FEEDBACK_ELSEWHERE : NO_FEEDBACK
    },
  },
]

const FEEDBACK_ELSEWHERE =
  'Feedback is sent elsewhere: press “Give feedback” at the lower edge of the page, or in the help menu.'
const NO_FEEDBACK = 'Feedback cannot be sent from here yet. Tell your agency’s support instead.'

/** What the apps slider offers, by category: every mini-app that the specification has a route for. */
export const APPS: readonly MenuLine[] = [
  LINES.you,
  group('Plan', [
    ...PLAN,
    'campaignSetup',
    'planResults',
    'touchpoints',
    'touchpointsConfiguration',
    'expressScenario',
    'curves',
    'simulatorUk',
    'simulatorUs',
  ]),
  group('Audiences', [
    'audiences',
    'dataBuilder',
    'builder',
    'translator',
    'library',
    'composer',
    'profiler',
    'galaxy',
    'dataSources',
  ]),
  group('Unlock', ['scorecards', ...GROW, ...DIAGNOSE]),
  group('Activate', ['cart']),
  group('Connect', ['marketplace', ...CONNECT]),
  group('Manage', MANAGE),
  group('Developers', ['sample']),
]

function group(title: string, names: readonly LineName[], items: readonly MenuLine[] = []): MenuLine {
  return { title, items: [...names.map((name): MenuLine => LINES[name]), ...items] }
}
