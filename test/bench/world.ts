import type { Agency, PermissionRecord, User, Workspace } from '../../shell/contract/entities.ts'
import type { RuntimeMiniApp } from '../../shell/contract/runtime-config.ts'

/** How much of everything there is. */
export interface WorldSize {
  apps: number
  brands: number
}

export const EMAIL = 'planner@agency.example'
export const AGENCY_PERMISSIONS = [
  'OsAgencyAccess',
  'OsAppsAccess',
  'NetworkAccess',
  'OS_USERDETAILS_APP_ACCESS',
  'MxmzCampaignsListAppAccess',
  'MXMZ_DATA_SOURCES_UPLOAD',
]
const BRAND_PERMISSIONS = [
  'OS_WORKSPACE_ACCESS',
  'SCORECARDS_APP_ACCESS',
  'CAMPAIGNS_APP_ACCESS',
  'XLATOR_APP_ACCESS',
]

export const AGENCY: Agency = {
  code: 'choreograph',
  id: 'ag-1',
  name: 'Choreograph',
  azId: 'az-ag-1',
  applicationsId: 'apps-1',
  organisationsId: 'org-1',
  defaultTheme: 'choreograph-theme',
}

export const USER: User = {
  id: 'u-1',
  firstname: 'Maya',
  lastname: 'Planner',
  email: EMAIL,
  dateLocale: 'en-gb',
  numberLocale: 'en-gb',
  displayLanguage: 'en-US',
  userRoles: [],
}

/** Two empty apps that are visited, and others that are only known. */
export function appsOf(count: number): RuntimeMiniApp[] {
  const others = Array.from({ length: count - 2 }, (_, n): RuntimeMiniApp => ({
    key: `other-${n}`,
    title: `${WORDS[n % WORDS.length]} ${n}`,
    script: `/bench/other-${n}.js`,
    routes: [`other-${n}`],
    ...(n % 3 === 0 && { permission: 'OsAppsAccess' }),
    menu: { title: `${WORDS[n % WORDS.length]} ${n}`, section: `Section ${n % 4}` },
  }))
  return [emptyApp('empty-a'), emptyApp('empty-b'), ...others]
}

/** Brands by name, each below an advertiser of ten. */
export function brandsOf(count: number): Workspace[] {
  return Array.from({ length: count }, (_, n): Workspace => ({
    id: `b-${n}`,
    azId: `az-b-${n}`,
    parentId: `am-${Math.floor(n / 5)}`,
    type: 'BRAND',
    name: `${WORDS[(n * 7) % WORDS.length]} ${WORDS[(n * 13) % WORDS.length]} ${n}`,
    status: 'LIVE',
    country: { code: 'DE', name: 'Germany', currency: 'EUR' },
    clientId: `c-${Math.floor(n / 10)}`,
    clientName: `${WORDS[Math.floor(n / 10) % WORDS.length]} Group ${Math.floor(n / 10)}`,
  }))
}

/** One record per brand and one for the agency. */
export function permissionsOf(brands: number): PermissionRecord[] {
  const records = Array.from({ length: brands }, (_, n) => ({
    account_id: `az-b-${n}`,
    permissions: BRAND_PERMISSIONS,
  }))
  return [{ account_id: AGENCY.azId, permissions: AGENCY_PERMISSIONS }, ...records]
}

const emptyApp = (key: string): RuntimeMiniApp => ({
  key,
  title: key,
  script: `/bench/${key}.js`,
  routes: [key],
})

const WORDS = [
  'Alpine',
  'Borealis',
  'Cobalt',
  'Dune',
  'Ember',
  'Fjord',
  'Granite',
  'Harbour',
  'Indigo',
  'Juniper',
  'Kestrel',
  'Lagoon',
  'Marble',
  'Nordlicht',
  'Opal',
  'Prairie',
  'Quartz',
  'Rowan',
  'Saffron',
  'Tundra',
]
