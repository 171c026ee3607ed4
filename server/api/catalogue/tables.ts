import type { AnnouncementLevel } from '../../../shell/contract/catalogue.ts'
import type { Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    app_override: AppOverrideTable
    announcement: AnnouncementTable
    /** The newest 200 of a person. */
    app_visit: { person_id: string; agency_code: string; app: string; at: Timestamp }
    app_favourite: { person_id: string; app: string; added_at: Timestamp }
  }
}

/** How an agency arranges an app; a row of a country adds to the agency's own. */
export interface AppOverrideTable {
  agency_code: string
  country_code: string | null
  app: string
  position: number | null
  featured: boolean
  hidden: boolean
  beta: boolean
  /** Who may not open it sees it all the same, locked, and may ask for access. */
  requestable: boolean
  maintenance_until: Timestamp | null
  maintenance_note: string
  owner: string
}

export interface AnnouncementTable {
  id: string
  agency_code: string
  text: string
  level: AnnouncementLevel
  from: Timestamp
  until: Timestamp
  path: string | null
  /** For people with brands in this market; null for the whole agency. */
  country_code: string | null
  /** When inboxes got it, which only what is critical does. */
  told_at: Timestamp | null
}
