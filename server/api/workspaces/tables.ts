import type { WorkspaceStatus, WorkspaceType } from '../../../shell/contract/entities.ts'
import type { ColumnType, Generated } from 'kysely'
import type { RequestStatus } from '../../../miniapps/domain/workspaces/workspace-answers.ts'
import type { Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    country: CountryTable
    agency: AgencyTable
    agency_member: AgencyMemberTable
    workspace: WorkspaceTable
    status_change: StatusChangeTable
    workspace_request: WorkspaceRequestTable
    workspace_logo: { id: string; workspace_id: string; type: string; bytes: Uint8Array }
    /** What an agency allows; none stands here until it is set. */
    workspace_policy: { agency_code: string; shares_rivals: boolean }
  }
}

export interface CountryTable {
  code: string
  name: string
  currency: string
  /** 1 to 4. */
  region: number
  /** Audience-as-a-service is there, unless an agency switches its market. */
  caas: Generated<boolean>
}

export interface AgencyTable {
  code: string
  id: string
  name: string
  az_id: string
  applications_id: string
  organisations_id: string
  default_theme: string
}

export interface AgencyMemberTable {
  agency_code: string
  person_id: string
  /** They belonged to another agency when this one invited them, which goes on deciding about their account; null: at home. */
  guest_since: ColumnType<Date | null, Date | null | undefined, null>
}

export interface WorkspaceTable {
  id: string
  az_id: string
  /** The organisation for advertisers and markets, else the workspace above. */
  parent_id: string
  organisations_id: string
  type: WorkspaceType
  name: string
  status: WorkspaceStatus
  description: string | null
  /** Brands and markets. */
  country_code: string | null
  /** Advertiser markets and brands: derived from the first country of the advertiser market. */
  currency: string | null
  /** Advertiser markets: one or more, in order. */
  countries: string[]
  categories: string[]
  client_id: string | null
  client_name: string | null
  logo_url: string | null
  created_at: Timestamp
  created_by: string | null
  updated_at: Timestamp
  updated_by: string | null
  /** Of its name, client and country, for the one search; a trigger keeps them. */
  words: ColumnType<string, string | undefined, never>
}

/** Why a workspace went from one status to another. */
export interface StatusChangeTable {
  id: Generated<string>
  workspace_id: string
  from: WorkspaceStatus
  to: WorkspaceStatus
  reason: string
  by: string
  at: Timestamp
}

/** Somebody asks for a brand to be made, or to be let into one. */
export interface WorkspaceRequestTable {
  id: string
  agency_code: string
  person_id: string
  kind: 'create' | 'join'
  name: string
  country_code: string | null
  workspace_id: string | null
  note: string
  status: RequestStatus
  at: Timestamp
  decided_by: string | null
  decided_at: Timestamp | null
  reason: string | null
}
