import type { ColumnType } from 'kysely'
import type { RequestStatus } from '../../../miniapps/domain/requests/access-request.ts'
import type { Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    access_request: AccessRequestTable
  }
}

/** Somebody asks for what an app needs, on their agency's account. */
export interface AccessRequestTable {
  id: string
  person_id: string
  app: string
  /** Bare. */
  permission: string
  agency_code: string
  account_id: string
  note: string
  status: RequestStatus
  asked_at: Timestamp
  decided_by: string | null
  decided_at: Timestamp | null
  reason: string
  /** It was granted until then; null: without end, or not at all. */
  expires_at: ColumnType<Date | null, never, string | null>
}
