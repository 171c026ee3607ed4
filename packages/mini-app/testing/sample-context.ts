import type { MiniAppContext, MiniAppRoute } from '../../../shell/contract/mini-app.ts'

/** All that a mini-app may be told, complete: somebody signed in, at work for a brand. */
export const sampleContext: MiniAppContext = {
  displaySettings: { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'en-gb' },
  workspace: {
    id: 'b1',
    azId: 'az-b1',
    parentId: 'am-1',
    type: 'BRAND',
    name: 'Nordlicht Kaffee',
    status: 'LIVE',
    country: { code: 'DE', name: 'Germany', currency: 'EUR' },
    clientId: 'c-Nordlicht',
    clientName: 'Nordlicht',
  },
  tenant: {
    code: 'choreograph',
    name: 'Choreograph',
    defaultTheme: 'choreograph-theme',
    mainColor: 'orangered',
  },
  user: {
    id: 'u-1',
    firstname: 'Paula',
    lastname: 'Planner',
    email: 'planner@agency.example',
    dateLocale: 'en-gb',
    numberLocale: 'en-gb',
    displayLanguage: 'en-US',
    userRoles: [],
  },
  permissions: {
    prefix: 'os-',
    agency: ['OsAgencyAccess', 'OsAppsAccess', 'NetworkAccess'],
    workspace: ['OS_WORKSPACE_ACCESS', 'SCORECARDS_APP_ACCESS'],
    markets: { DE: ['OS_WORKSPACE_ACCESS'], GB: ['OS_WORKSPACE_ACCESS'] },
  },
  singleKeys: true,
}

export const sampleRoute: MiniAppRoute = {
  path: '/sample',
  tail: '/',
  params: {},
  query: {},
  basePath: '/sample',
}
