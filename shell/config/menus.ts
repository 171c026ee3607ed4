import { AUDITS } from './apps/unlock.ts'
import { CONFIG } from './environment.ts'
import { lineNamed, linesIn, type MenuLine } from './menu-lines.ts'

const ALL_SCORECARDS = ['scorecards/summary', ...AUDITS.map(([id]) => `scorecards/${id}`)]
const SCORECARDS = group('Scorecards', ALL_SCORECARDS)
const AUDIENCES = group('Audiences', [
  'audiences',
  'audience-data-builder',
  'audience-translator',
  'audience-library',
  'audience-composer',
  'audience-galaxy',
  'data-sources-upload',
])
const SIMULATORS = group('Simulators', [
  'segment-opportunity-simulator-uk',
  'segment-opportunity-simulator-us',
  'architect-junior',
  'architect-rf-curves-admin',
])
const DIAGNOSE: readonly string[] = ['site-speed', 'martech', 'data-strategy', 'retail-compass']
const GROW: readonly string[] = ['opportunities', 'provoke-brief', 'four-mores']
const PLAN: readonly string[] = [
  'campaigns-list',
  'media-plan-uploader',
  'media-plan-comparison',
  'media-planner',
  'budget',
  'media-marketing-mix',
]
const CONNECT: readonly string[] = ['contacts', 'speed-date', 'onboarding', 'documentation']

/** What leads out of the portal belongs to no app. */
const INDUSTRY: readonly MenuLine[] = [
  { title: 'WARC research', path: 'https://www.warc.com/', external: true },
  { title: 'Think with Google', path: 'https://www.thinkwithgoogle.com/', external: true },
  { title: 'IAB Europe', path: 'https://iabeurope.eu/', external: true },
]
const MANAGE: readonly string[] = [
  'apps',
  'workspace-management',
  'market-admin',
  'admin',
  'identity-onboarding',
  'idx',
]

/** Each tenant arranges its top navigation its own way; spec sections 1 and 2. */
const ARRANGEMENTS: Record<string, readonly MenuLine[]> = {
  choreograph: [
    group('Plan', [...PLAN, 'touchpoints-configuration', SIMULATORS]),
    AUDIENCES,
    group('Unlock', ['scorecards', ...GROW, ...DIAGNOSE, SCORECARDS]),
    group('Connect', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  wavemaker: [
    group('Scorecards', ['scorecards', ...ALL_SCORECARDS]),
    group('Provoke', [...GROW, ...DIAGNOSE, 'touchpoints-configuration']),
    group('Plan', [...PLAN, SIMULATORS]),
    AUDIENCES,
    group('Resources', [...CONNECT, ...INDUSTRY, ...MANAGE]),
  ],
  mindshare: [
    AUDIENCES,
    group('Plan', ['touchpoints-configuration', ...PLAN, SIMULATORS]),
    group('Good growth', ['scorecards', ...GROW, ...DIAGNOSE, SCORECARDS]),
    group('Network', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  essence: [
    group('Measure', ['scorecards', ...DIAGNOSE, SCORECARDS]),
    group('Plan', [...PLAN, SIMULATORS]),
    AUDIENCES,
    group('Breakthrough', [...GROW, 'touchpoints-configuration']),
    group('Team', [...CONNECT, ...MANAGE]),
    group('Industry', INDUSTRY),
  ],
  msix: [
    group('Plan', [
      ...PLAN,
      'touchpoints-configuration',
      'architect-junior',
      'architect-rf-curves-admin',
      'segment-opportunity-simulator-uk',
      'segment-opportunity-simulator-us',
    ]),
    group('Audit', ['scorecards', ...DIAGNOSE, SCORECARDS]),
    group('Grow', GROW),
    AUDIENCES,
    group('Team', [...CONNECT, ...INDUSTRY, ...MANAGE]),
  ],
  greenhouse: [
    lineNamed('market-place'),
    group('Grow', ['scorecards', ...GROW, ...DIAGNOSE, SCORECARDS]),
    group('Plan', [...PLAN, 'touchpoints-configuration', SIMULATORS]),
    AUDIENCES,
    group('Community', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  groupm: [
    group('Plan', [...PLAN, SIMULATORS]),
    group('Activate', [
      'touchpoints-configuration',
      'data-sources-upload',
      'audience-galaxy',
      'architect-junior',
    ]),
    AUDIENCES,
    group('Unlock', ['scorecards', ...GROW, ...DIAGNOSE, SCORECARDS]),
    group('Connect', CONNECT),
    group('Industry', INDUSTRY),
    group('Manage', MANAGE),
  ],
  mediacom: [
    group('See', ['scorecards', ...DIAGNOSE, SCORECARDS]),
    AUDIENCES,
    group('Plan', [...PLAN, SIMULATORS]),
    group('Bigger picture', ['touchpoints-configuration', ...GROW]),
    group('People', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  'wpp-open': [
    group('Plan', [...PLAN, 'touchpoints-configuration', SIMULATORS, AUDIENCES]),
    group('Transform', ['scorecards', ...GROW, ...DIAGNOSE, SCORECARDS]),
    group('Open', [...CONNECT, ...INDUSTRY]),
    group('Manage', MANAGE),
  ],
  wms: [
    group('Audits', ['scorecards', ...ALL_SCORECARDS]),
    group('Optimise', [...DIAGNOSE, ...GROW]),
    group('Plan', [...PLAN, 'touchpoints-configuration', SIMULATORS]),
    AUDIENCES,
    group('Service', [...CONNECT, ...INDUSTRY, ...MANAGE]),
  ],
}

/** An unknown tenant has the default tenant's. */
export const TOP_NAVIGATION: ReadonlyMap<string, readonly MenuLine[]> = new Map(Object.entries(ARRANGEMENTS))

export const DASHBOARD_TABS: readonly MenuLine[] = ['you-page', 'contacts', 'apps/list', 'market-place'].map(
  lineNamed,
)

/** Signing out stands at its end; the header adds it, for it is no path. */
export const AVATAR_MENU: readonly MenuLine[] = [
  lineNamed('you-page/profile'),
  lineNamed('you-page/settings'),
  group('Administration', [
    'apps/settings',
    'market-admin/markets',
    'admin/roles',
    'admin/users',
    'admin/groups',
  ]),
  {
    title: 'Feedback',
    disabled: true,
    get why() {
      return CONFIG.feedback ? 'feedbackElsewhere' : 'noFeedback'
    },
  },
]

const CATEGORIES = ['Plan', 'Audiences', 'Unlock', 'Activate', 'Connect', 'Manage']

/** What the apps slider offers, by category: every mini-app that the specification has a route for. */
export const APPS: readonly MenuLine[] = [
  ...linesIn(''),
  ...CATEGORIES.map((title) => ({ title, items: linesIn(title) })),
  { title: 'Developers', items: linesIn('Developers'), forDevelopers: true },
]

/** Lines by their names, then what stands in no row: groups within this one, and links to elsewhere. */
function group(title: string, lines: readonly (string | MenuLine)[]): MenuLine {
  return { title, items: lines.map((line) => (typeof line === 'string' ? lineNamed(line) : line)) }
}
