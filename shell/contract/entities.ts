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

/** A node of Advertiser, Advertiser market, Brand; or a market of an agency. */
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
}

export interface PermissionRecord {
  account_id: string
  permissions: readonly string[]
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

export interface Agency {
  code: string
  id: string
  name: string
  azId: string
  applicationsId: string
  /** The organisation whose workspaces are previewed. */
  organisationsId: string
  defaultTheme: string
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

export interface Breadcrumbs {
  text?: string
  category?: string
  app?: string
  section?: string
  hideSection?: boolean
  details?: readonly { name: string }[]
}

/** Why a signed-in person was not let in; spec section 4. */
export type AccessStateReason =
  | 'NO_AGENCIES'
  | 'NO_AGENCY'
  | 'NO_PERMISSIONS'
  | 'NO_AGENCIES_ACCESS'
  | 'NO_AGENCY_ACCESS'
  | 'NO_WORKSPACES'
