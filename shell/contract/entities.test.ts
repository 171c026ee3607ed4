import { expect } from '@open-wc/testing'
import type {
  AccessStateReason,
  Agency,
  Breadcrumbs,
  Client,
  ClientMarket,
  CountryEntry,
  DisplaySettings,
  LegacyUser,
  PermissionRecord,
  Tenant,
  User,
  UserRole,
  Workspace,
  WorkspaceStatus,
  WorkspaceType,
} from './entities.ts'
import type { IdentityTokenClaims } from './identity-token.ts'
import type { MenuItem } from './layout.ts'
import type { MiniAppContext } from './mini-app.ts'
import { VALIDATION_RESULTS } from './session.ts'
import type { AppStatus } from './status.ts'

/** The names of a type: the type check fails where one is missing here or is too much. */
const names = <Name extends PropertyKey>(all: Record<Name, true>): string[] => Object.keys(all)
const words = (text: string): string[] => text.split(' ')

/** Fields and values of spec sections 2 to 4, as they stand there; a type may have more. */
const SPEC: Record<string, readonly [spec: string, ours: string[]]> = {
  workspace: [
    'id azId parentId type name description members owners status createdAt createdBy updatedAt updatedBy categories countries logoUrl parent clientId country',
    names<keyof Workspace>({
      id: true,
      azId: true,
      parentId: true,
      type: true,
      name: true,
      status: true,
      country: true,
      clientId: true,
      clientName: true,
      logoUrl: true,
      description: true,
      members: true,
      owners: true,
      categories: true,
      countries: true,
      parent: true,
      createdAt: true,
      createdBy: true,
      updatedAt: true,
      updatedBy: true,
    }),
  ],
  'workspace status': [
    'LIVE PITCH TEST INACTIVE',
    names<WorkspaceStatus>({ LIVE: true, PITCH: true, TEST: true, INACTIVE: true }),
  ],
  'workspace type': [
    'ADVERTISER ADVERTISER_MARKET BRAND MARKET WORKSPACE',
    names<WorkspaceType>({
      ADVERTISER: true,
      ADVERTISER_MARKET: true,
      BRAND: true,
      MARKET: true,
      WORKSPACE: true,
    }),
  ],
  'category of a workspace': [
    'id name',
    names<keyof NonNullable<Workspace['categories']>[number]>({ id: true, name: true }),
  ],
  'country of a brand': [
    'code name currency',
    names<keyof NonNullable<Workspace['country']>>({ code: true, name: true, currency: true }),
  ],
  client: [
    'id azId name logoUrl description categoryNames markets',
    names<keyof Client>({
      id: true,
      azId: true,
      name: true,
      logoUrl: true,
      description: true,
      categoryNames: true,
      markets: true,
    }),
  ],
  'market of a client': [
    'name mine isArchived isClientAdmin status code region',
    names<keyof ClientMarket>({
      name: true,
      mine: true,
      isArchived: true,
      isClientAdmin: true,
      status: true,
      code: true,
      region: true,
    }),
  ],
  'status of a client market': ['live test', names<ClientMarket['status']>({ live: true, test: true })],
  user: [
    'id firstname lastname email dateLocale numberLocale displayLanguage userRoles',
    names<keyof User>({
      id: true,
      firstname: true,
      lastname: true,
      email: true,
      dateLocale: true,
      numberLocale: true,
      displayLanguage: true,
      userRoles: true,
    }),
  ],
  'legacy user': [
    'sourceId active agency country createdAt updatedAt',
    names<Exclude<keyof LegacyUser, keyof User>>({
      sourceId: true,
      active: true,
      agency: true,
      country: true,
      createdAt: true,
      updatedAt: true,
    }),
  ],
  'user role': [
    'id name applicationId countries agencies permissions',
    names<keyof UserRole>({
      id: true,
      name: true,
      applicationId: true,
      countries: true,
      agencies: true,
      permissions: true,
    }),
  ],
  'permission of a role': [
    'key values',
    names<keyof UserRole['permissions'][number]>({ key: true, values: true }),
  ],
  'permission record': [
    'account_id permissions workspace',
    names<keyof PermissionRecord>({ account_id: true, permissions: true, workspace: true }),
  ],
  agency: [
    'code id name azId applicationsId organisationsId defaultTheme',
    names<keyof Agency>({
      code: true,
      id: true,
      name: true,
      azId: true,
      applicationsId: true,
      organisationsId: true,
      defaultTheme: true,
      mainColor: true,
    }),
  ],
  tenant: [
    'name code defaultTheme mainColor',
    names<keyof Tenant>({ name: true, code: true, defaultTheme: true, mainColor: true }),
  ],
  'display settings': [
    'displayLanguage dateLocale numberLocale',
    names<keyof DisplaySettings>({ displayLanguage: true, dateLocale: true, numberLocale: true }),
  ],
  breadcrumbs: [
    'text category app section hideSection details',
    names<keyof Breadcrumbs>({
      text: true,
      category: true,
      app: true,
      section: true,
      sectionPath: true,
      hideSection: true,
      details: true,
    }),
  ],
  'entry of the country table': [
    'currencySymbol name region dateLocale numberLocale caas',
    names<keyof CountryEntry>({
      name: true,
      currency: true,
      currencySymbol: true,
      region: true,
      dateLocale: true,
      numberLocale: true,
      caas: true,
    }),
  ],
  'app context': [
    'displaySettings workspace tenant user permissions',
    names<keyof MiniAppContext>({
      displaySettings: true,
      workspace: true,
      tenant: true,
      user: true,
      permissions: true,
      singleKeys: true,
      applicationId: true,
    }),
  ],
  'menu item': [
    'title path disabled hidden external items breadcrumbTitle',
    names<keyof MenuItem>({
      title: true,
      path: true,
      disabled: true,
      hidden: true,
      external: true,
      items: true,
      breadcrumbTitle: true,
      why: true,
      notAvailable: true,
      forDevelopers: true,
      app: true,
      override: true,
      permissions: true,
      requestable: true,
      appIcon: true,
    }),
  ],
  'identity token': [
    'iss sub aud exp iat nonce azp at_hash auth_time',
    names<keyof IdentityTokenClaims>({
      iss: true,
      sub: true,
      aud: true,
      exp: true,
      iat: true,
      nonce: true,
      azp: true,
      at_hash: true,
      auth_time: true,
    }),
  ],
  'access-state reason': [
    'NO_AGENCIES NO_AGENCY NO_PERMISSIONS NO_AGENCIES_ACCESS NO_AGENCY_ACCESS NO_WORKSPACES',
    names<AccessStateReason>({
      NO_AGENCIES: true,
      NO_AGENCY: true,
      NO_PERMISSIONS: true,
      NO_AGENCIES_ACCESS: true,
      NO_AGENCY_ACCESS: true,
      NO_WORKSPACES: true,
    }),
  ],
  'status of a mini-app': [
    'NOT_LOADED LOADING_SOURCE_CODE NOT_BOOTSTRAPPED BOOTSTRAPPING NOT_MOUNTED MOUNTING MOUNTED UPDATING UNMOUNTING LOAD_ERROR SKIP_BECAUSE_BROKEN',
    names<AppStatus>({
      NOT_LOADED: true,
      LOADING_SOURCE_CODE: true,
      NOT_BOOTSTRAPPED: true,
      BOOTSTRAPPING: true,
      NOT_MOUNTED: true,
      MOUNTING: true,
      MOUNTED: true,
      UPDATING: true,
      UNMOUNTING: true,
      LOAD_ERROR: true,
      SKIP_BECAUSE_BROKEN: true,
    }),
  ],
  'result of token validation': [
    'NotSet StatesDoNotMatch SignatureFailed IncorrectNonce RequiredPropertyMissing MaxOffsetExpired IssDoesNotMatchIssuer NoAuthWellKnownEndPoints IncorrectAud IncorrectIdTokenClaimsAfterRefresh IncorrectAzp TokenExpired IncorrectAtHash Ok LoginRequired SecureTokenServerError',
    [...VALIDATION_RESULTS],
  ],
}

/** Lists of values, unlike records of fields, have no room for more. */
const CLOSED = [
  'workspace status',
  'workspace type',
  'status of a client market',
  'access-state reason',
  'status of a mini-app',
  'result of token validation',
]

describe('the contract', () => {
  for (const [what, [spec, ours]] of Object.entries(SPEC)) {
    it(`has all that the spec says of the ${what} [2.73, 3.1, 3.2, 3.4, 3.8, 3.9, 3.11-3.15, 3.20, 3.24, 3.30, 3.33, 3.39, 3.50]`, () =>
      expect(ours).to.include.members(words(spec)))
  }

  for (const what of CLOSED) {
    it(`has no other ${what} [3.9, 4.1, 4.2, 4.34, 4.61]`, () =>
      expect(SPEC[what]![1]).to.have.members(words(SPEC[what]![0])))
  }
})
