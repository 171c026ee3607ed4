import type { ColumnType, Generated } from 'kysely'
import type { UserRole } from '../../../shell/contract/entities.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    person: PersonTable
    user_role: UserRoleTable
    person_role: { person_id: string; role_id: string }
    /** Who a person is at providers elsewhere. */
    person_identity: { issuer: string; subject: string; person_id: string; bound_at: Timestamp }
    person_session: PersonSessionTable
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
  /** Null: may come in. Refused at every call since then, and at sign-in. */
  disabled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  /** Null: not by an invitation. */
  invited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  /** Null: not erased. Since then nothing but the id is kept. */
  erased_at: ColumnType<Date | null, Date | undefined, Date>
}

export interface UserRoleTable {
  id: string
  name: string
  application_id: string
  countries: string[]
  agencies: string[]
  permissions: Json<UserRole['permissions']>
  /** The permissions that it grants where it is assigned: the values of its key PERMISSIONS, kept by a trigger. */
  granted: ColumnType<string[], never, never>
}

/** One browser in which a person is signed in. */
export interface PersonSessionTable {
  id: Generated<string>
  person_id: string
  /** As the tokens name it. */
  session: string
  /** Of the embedded identity provider. */
  embedded: boolean
  browser: string | null
  system: string | null
  began_at: ColumnType<Date, never, never>
  seen_at: ColumnType<Date, Date | undefined, Date>
  /** Its tokens are refused since then. */
  ended_at: ColumnType<Date | null, never, Date>
}
