import type { ColumnType, Generated } from 'kysely'
import type { Level, Question, Run, Scorecard } from '../../miniapps/domain/scorecards/scorecard.ts'
import type { UserRole, WorkspaceStatus, WorkspaceType } from '../../shell/contract/entities.ts'
import type { Json, Timestamp } from './column-types.ts'
import type { DocumentTables } from './document-tables.ts'

/** Every table; migrations/ creates them in the same order. */
export interface Database extends DocumentTables {
  country: CountryTable
  agency: AgencyTable
  person: PersonTable
  agency_member: { agency_code: string; person_id: string }
  user_role: UserRoleTable
  person_role: { person_id: string; role_id: string }
  account: AccountTable
  permission_record: { person_id: string; account_id: string; permissions: string[] }
  workspace: WorkspaceTable
  idp_record: IdpRecordTable
  idp_secret: { name: string; value: Json<unknown> }
  seed_marker: { name: string; seeded_at: Timestamp }
  scorecard: ScorecardTable
  scorecard_run: ScorecardRunTable
  scorecard_answer: ScorecardAnswerTable
  /** Of each migration, the oldest release that runs beside it. */
  migration_note: { name: string; beside: string | null }
  person_identity: { issuer: string; subject: string; person_id: string; bound_at: Timestamp }
}

export interface CountryTable {
  code: string
  name: string
  currency: string
  /** 1 to 4. */
  region: number
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

export interface PersonTable {
  id: string
  /** Lower case. */
  email: string
  firstname: string
  lastname: string
  /** Null: cannot sign in at the embedded identity provider. */
  password_hash: string | null
  demo: boolean
  date_locale: string
  number_locale: string
  display_language: string
}

export interface UserRoleTable {
  id: string
  name: string
  application_id: string
  countries: string[]
  agencies: string[]
  permissions: Json<UserRole['permissions']>
}

/** What permissions are held on: root, agency, market, brand. */
export interface AccountTable {
  id: string
  parent_id: string | null
  /** Null for the root. */
  agency_code: string | null
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
}

export interface ScorecardTable {
  id: string
  version: number
  /** Place in the list of audits. */
  position: number
  title: string
  intro: Json<Scorecard['intro']>
  dimensions: Json<Scorecard['dimensions']>
  questions: Json<readonly Question[]>
}

export interface ScorecardRunTable {
  id: string
  scorecard_id: string
  scorecard_version: number
  brand_id: string
  status: Generated<Run['status']>
  started_at: Timestamp
  started_by: string
  updated_at: Timestamp
  updated_by: string
}

export interface ScorecardAnswerTable {
  run_id: string
  question_id: string
  level: Level | null
  not_applicable: boolean
  reason: string
  evidence: string
  answered_by: string
  answered_at: Timestamp
}

/** A session, grant or token of the embedded identity provider. */
export interface IdpRecordTable {
  model: string
  /** Of tokens and codes the hash. */
  id: string
  payload: Json<object>
  grant_id: string | null
  /** Sessions: what the browser never sees; failed sign-ins: the hash of the address. */
  uid: string | null
  consumed_at: ColumnType<Date | null, Date | undefined, Date>
  expires_at: Timestamp
}
