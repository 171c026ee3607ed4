/** Entities of the specification, section 3, as the APIs answer them and the context carries them. */

export type WorkspaceStatus = 'LIVE' | 'PITCH' | 'TEST' | 'INACTIVE'
export type WorkspaceType = 'ADVERTISER' | 'ADVERTISER_MARKET' | 'BRAND' | 'MARKET' | 'WORKSPACE'

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string
  name: string
  /** ISO 4217, e.g. `EUR`. */
  currency: string
}

/** A line of the country table, keyed by two-letter code. */
export interface CountryEntry {
  name: string
  /** ISO 4217, e.g. `EUR`. */
  currency: string
  /** As people write it before an amount, e.g. `€`. */
  currencySymbol: string
  /** 1 Europe, 2 North America, 3 Latin America, 4 Asia Pacific, Middle East and Africa. */
  region: 1 | 2 | 3 | 4
  /** BCP 47; where a country has no one way, the person's own settings apply. */
  dateLocale?: string
  numberLocale?: string
  /** The audience-as-a-service capability is available. */
  caas?: boolean
}

/** A node of Advertiser, Advertiser market, Brand; or a market of an agency. Lists leave out what only its own page shows. */
export interface Workspace {
  id: string
  /** The account in the permission system; matches `PermissionRecord.account_id`. */
  azId: string
  parentId: string | null
  type: WorkspaceType
  name: string
  status: WorkspaceStatus
  /** Brands and markets have one. */
  country?: Country
  /** Brands: the advertiser they belong to. */
  clientId?: string
  clientName?: string
  logoUrl?: string
  description?: string
  /** Ids of people. */
  members?: readonly string[]
  owners?: readonly string[]
  categories?: readonly { id: string; name: string }[]
  /** Its markets; of an advertiser market the first decides the currency of the brands below it. */
  countries?: readonly Country[]
  parent?: Workspace
  /** ISO 8601. */
  createdAt?: string
  createdBy?: string
  updatedAt?: string
  updatedBy?: string
}

/** An advertiser as its clients list shows it. */
export interface Client {
  id: string
  azId: string
  name: string
  logoUrl?: string
  description?: string
  categoryNames: readonly string[]
  markets: readonly ClientMarket[]
}

export interface ClientMarket {
  /** Country code. */
  code: string
  name: string
  region: CountryEntry['region']
  status: 'live' | 'test'
  /** The person works in it. */
  mine: boolean
  isArchived: boolean
  isClientAdmin: boolean
}

export interface PermissionRecord {
  account_id: string
  permissions: readonly string[]
  /** The one whose `azId` is the account. */
  workspace?: Workspace
}

export interface UserRole {
  id: string
  name: string
  applicationId: string
  countries: readonly string[]
  agencies: readonly string[]
  permissions: readonly { key: string; values: readonly string[] }[]
}

/** Myself. */
export interface User {
  id: string
  firstname: string
  lastname: string
  email: string
  /** BCP 47, e.g. `en-gb`. */
  dateLocale: string
  numberLocale: string
  displayLanguage: string
  userRoles: readonly UserRole[]
}

/** A user of the system before this one. */
export interface LegacyUser extends User {
  sourceId: string
  active: boolean
  agency: string
  country: string
  createdAt: string
  updatedAt: string
}

/** A tenant somebody belongs to; what the answer leaves out comes from the tenant list. */
export interface Agency {
  code: string
  id: string
  name: string
  azId: string
  applicationsId: string
  /** The organisation whose workspaces are previewed. */
  organisationsId: string
  defaultTheme: string
  mainColor?: string
}

/** An agency as the page names it, before anybody has signed in. */
export interface Tenant {
  code: string
  name: string
  defaultTheme: string
  /** CSS colour, e.g. `#ff5c00`. */
  mainColor: string
}

export interface DisplaySettings {
  displayLanguage: string
  dateLocale: string
  numberLocale: string
}

/** How the portal looks in this browser and takes keys, whoever signs in. */
export interface Appearance {
  scheme: 'system' | 'light' | 'dark'
  density: 'comfortable' | 'compact'
  /** Whether a key without a modifier does something: see `MiniAppContext.singleKeys`. */
  singleKeys: boolean
}

export interface Breadcrumbs {
  text?: string
  category?: string
  app?: string
  section?: string
  /** A path of the portal, which makes the step a link while it is not the last. */
  sectionPath?: string
  hideSection?: boolean
  /** With a path they are links too; the app's own step always leads to its start. */
  details?: readonly { name: string; path?: string }[]
}

/** Why a signed-in person was not let in; spec section 4. */
export type AccessStateReason =
  | 'NO_AGENCIES'
  | 'NO_AGENCY'
  | 'NO_PERMISSIONS'
  | 'NO_AGENCIES_ACCESS'
  | 'NO_AGENCY_ACCESS'
  | 'NO_WORKSPACES'
