import type { Agency, Tenant, User, Workspace } from '../../../shell/contract/entities.ts'

/** The person and the brands that a checked mini-app is told of. */
export interface CheckWorld {
  user: User
  /** The first is the current one; a swap leads to the second. */
  brands: readonly Workspace[]
  agency: Agency
  tenant: Tenant['code']
  /** Held by agency and brands alike. */
  permissions: readonly string[]
}

const country = { code: 'DE', name: 'Germany', currency: 'EUR' }

const brand = (id: string, name: string): Workspace => ({
  id,
  azId: `az-${id}`,
  parentId: 'market-1',
  type: 'BRAND',
  name,
  status: 'LIVE',
  country,
  clientId: 'client-1',
  clientName: 'Nordlicht',
})

/** Names that no mini-app has by chance: they are looked for in what it shows. */
export const SAMPLE_WORLD: CheckWorld = {
  user: {
    id: 'u-1',
    firstname: 'Paulinka',
    lastname: 'Plannerson',
    email: 'paulinka@agency.example',
    dateLocale: 'en-gb',
    numberLocale: 'en-gb',
    displayLanguage: 'en-US',
    userRoles: [],
  },
  brands: [brand('brand-1', 'Nordlicht Kaffee'), brand('brand-2', 'Südwind Limonade')],
  agency: {
    code: 'choreograph',
    id: 'agency-1',
    name: 'Choreograph',
    azId: 'az-agency-1',
    applicationsId: 'application-1',
    organisationsId: 'organisation-1',
    defaultTheme: 'choreograph-theme',
  },
  tenant: 'choreograph',
  permissions: ['OsAgencyAccess', 'OsAppsAccess', 'NetworkAccess', 'OS_WORKSPACE_ACCESS'],
}
