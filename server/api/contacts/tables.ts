import type { Generated } from 'kysely'
import type {
  Availability,
  PersonSkill,
  WorkingHours,
} from '../../../miniapps/domain/contacts/contact-input.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    contact: ContactTable
    contact_favourite: { person_id: string; contact_id: string }
    /** What somebody noted about a colleague, for themselves alone. */
    contact_note: { person_id: string; contact_id: string; text: string; updated_at: Timestamp }
  }
}

/** One row for each person, made with the person. */
export interface ContactTable {
  person_id: string
  title: string | null
  city: string | null
  country_code: string | null
  time_zone: Generated<string>
  languages: Generated<string[]>
  phone: string | null
  manager_id: string | null
  skills: Json<PersonSkill[]>
  availability: Generated<Availability>
  hours: Json<WorkingHours>
  updated_at: Timestamp | null
  /** Belongs to an agency, and stands in the directory; the database writes it and the next ones. */
  listed: Generated<boolean>
  /** Last name first, folded. */
  sort_name: Generated<string>
  words: Generated<string>
}
