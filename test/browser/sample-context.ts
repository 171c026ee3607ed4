import type { Agency, Tenant, User, Workspace } from '../../shell/contract/entities.ts'
import type { Layout, LayoutContext } from '../../shell/contract/layout.ts'

export const sampleTenant: Tenant = {
  code: 'choreograph',
  name: 'Choreograph',
  defaultTheme: 'choreograph-theme',
  mainColor: '#ff5c00',
}

export const sampleUser: User = {
  id: 'u-1',
  firstname: 'Paula',
  lastname: 'Planner',
  email: 'planner@agency.example',
  dateLocale: 'en-gb',
  numberLocale: 'en-gb',
  displayLanguage: 'en-US',
  userRoles: [
    {
      id: 'r-1',
      name: 'Planner',
      applicationId: 'os',
      countries: ['DE', 'GB'],
      agencies: ['choreograph'],
      permissions: [],
    },
  ],
}

/** A brand with its country, below its advertiser. */
export function sampleBrand(
  id: string,
  name: string,
  country: Workspace['country'],
  clientName = 'Nordlicht',
): Workspace {
  return {
    id,
    azId: `az-${id}`,
    parentId: 'am-1',
    type: 'BRAND',
    name,
    status: 'LIVE',
    country,
    clientId: `c-${clientName}`,
    clientName,
  }
}

const germany = { code: 'DE', name: 'Germany', currency: 'EUR' }
const britain = { code: 'GB', name: 'United Kingdom', currency: 'GBP' }

export const sampleBrands: readonly Workspace[] = [
  sampleBrand('b1', 'Nordlicht Kaffee', germany),
  sampleBrand('b2', 'Nordlicht Tea', britain),
  sampleBrand(
    'b3',
    'Grundstücksverkehrsgenehmigungszuständigkeit',
    germany,
    'Rindfleischetikettierungsüberwachung',
  ),
]

export const sampleAgency: Agency = {
  code: 'choreograph',
  id: 'ag-1',
  name: 'Choreograph',
  azId: 'az-ag-1',
  applicationsId: 'app-1',
  organisationsId: 'org-1',
  defaultTheme: 'choreograph-theme',
}

export const sampleLayout: Layout = {
  topNavigation: [{ title: 'Unlock', items: [{ title: 'Scorecards', path: '/brands/b1/scorecards' }] }],
  dashboardTabs: [{ title: 'You', path: '/you' }],
  avatarMenu: [
    { title: 'Settings', path: '/user/settings' },
    { title: 'Feedback', disabled: true },
  ],
  apps: [
    { title: 'You', path: '/you' },
    { title: 'Scorecards', path: '/brands/b1/scorecards' },
  ],
  breadcrumbs: { category: 'Unlock', app: 'Scorecards' },
  help: {
    communityUrl: 'https://community.example/scorecards',
    knowledgeBaseUrl: 'https://help.example/scorecards',
  },
  tours: { has: false, reminder: false },
  agencies: [
    { code: 'choreograph', name: 'Choreograph', url: '/', current: true },
    { code: 'wavemaker', name: 'Wavemaker', url: 'https://wavemaker.example/', current: false },
  ],
  brands: sampleBrands,
  closedBrands: [],
  brokenApps: [],
  helpFor: () => ({}),
  app: 'scorecards',
  path: '/brands/b1/scorecards',
  visit: 1,
  accessState: null,
  signInMessage: '',
  denials: [],
  explain: 0,
  commands: [],
  shortcuts: [],
}

/** All that a mini-app may be told, complete: somebody signed in, at work for a brand. */
export const sampleContext: LayoutContext = {
  displaySettings: { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'en-gb' },
  workspace: sampleBrands[0]!,
  tenant: sampleTenant,
  user: sampleUser,
  permissions: {
    prefix: 'os-',
    agency: ['OsAgencyAccess', 'OsAppsAccess', 'NetworkAccess'],
    workspace: ['OS_WORKSPACE_ACCESS', 'SCORECARDS_APP_ACCESS'],
    markets: { DE: ['OS_WORKSPACE_ACCESS'], GB: ['OS_WORKSPACE_ACCESS'] },
  },
  singleKeys: true,
  layout: sampleLayout,
}
