import type { CountryFacts } from './currency.ts'
import type { Kind } from './hierarchy.ts'
import type { Status } from './status-moves.ts'
import type { MemberRole } from './workspace-input.ts'

/** A line of the tree or of what a search found. */
export interface WorkspaceLine {
  id: string
  type: Kind
  name: string
  status: Status
  /** Codes; an advertiser market's in order. */
  countries: readonly string[]
  currency: string | null
  logoUrl: string | null
  /** Names of what stands above it, from the top down. */
  above: readonly string[]
  /** How many stand directly below it, of those that one may see. */
  below: number
}

/** What one may do in an agency. */
export interface AgencyRights {
  /** May make and change all of its workspaces, and decides requests. */
  manages: boolean
  /** Rivals' people may be shared: the agency's policy. */
  sharesRivals: boolean
  openRequests: number
  /** How many brands the agency has of each status, for whoever manages them. */
  brands?: Readonly<Record<Status, number>>
}

export interface CountryLine extends CountryFacts {
  code: string
}

export interface WorkspaceDetail extends WorkspaceLine {
  azId: string
  agency: string
  description: string
  categories: readonly string[]
  regions: readonly number[]
  /** From the top down. */
  path: readonly { id: string; type: Kind; name: string }[]
  createdAt: string
  createdBy: string | null
  /** Also the `base` of a change. */
  updatedAt: string
  updatedBy: string | null
  /** One may change it: as who manages the agency, or as the owner of the brand. */
  mayManage: boolean
  /** One may move its status and make what stands below it. */
  managesAgency: boolean
}

/** What keeps a brand alive, such as a campaign that runs. */
export interface LiveWork {
  kind: string
  id: string
  name: string
}

export interface MemberLine {
  id: string
  name: string
  email: string
  role: MemberRole
  /** By a role or a group, which os-admin gives: it cannot be taken away here. */
  isIndirect: boolean
}

export interface FoundPerson {
  id: string
  name: string
  email: string
}

export type RequestStatus = 'open' | 'granted' | 'refused' | 'withdrawn'

export interface WorkspaceRequestLine {
  id: string
  agency: string
  kind: 'create' | 'join'
  status: RequestStatus
  person: FoundPerson
  /** Asked by oneself. */
  isMine: boolean
  name: string
  country: string | null
  workspaceId: string | null
  note: string
  at: string
  decidedBy: string | null
  decidedAt: string | null
  reason: string | null
}

/** A line of a workspace's history. */
export interface ActivityLine {
  id: string
  at: string
  by: string | null
  action: string
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  reason: string | null
}
