import type { Insertable } from 'kysely'
import type { Database } from '../db/schema.ts'

export type WorkspaceRow = Insertable<Database['workspace']>
export type PersonRow = Insertable<Database['person']>
export type AccountRow = Database['account']

export interface PermissionRow {
  person_id: string
  account_id: string
  permissions: string[]
}

/** What one agency works for. */
export interface Organisation {
  agencyCode: string
  advertisers: WorkspaceRow[]
  advertiserMarkets: WorkspaceRow[]
  markets: WorkspaceRow[]
  brands: WorkspaceRow[]
}

/** Noon UTC, so that the day is the same in most time zones. */
export function day(year: number, dayOfYear: number): string {
  return new Date(Date.UTC(year, 0, dayOfYear, 12)).toISOString()
}
