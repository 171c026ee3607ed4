import type { UserRole } from '../../../shell/contract/entities.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    person: PersonTable
    user_role: UserRoleTable
    person_role: { person_id: string; role_id: string }
    /** Who a person is at providers elsewhere. */
    person_identity: { issuer: string; subject: string; person_id: string; bound_at: Timestamp }
  }
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
