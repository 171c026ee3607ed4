import type { Context } from 'hono'
import type { Kysely, Selectable } from 'kysely'
import type { Database, PersonTable } from '../db/schema.ts'

export type Person = Selectable<PersonTable>

/** What every handler finds in its context. */
export interface ApiEnvironment {
  Variables: {
    /** Who calls. */
    person: Person
  }
}

export type ApiContext = Context<ApiEnvironment>

/** What every API is made with. */
export interface ApiParts {
  sql: Kysely<Database>
  /** The strings that stand for a permission: prefixed where there is a prefix, and bare. */
  spellings(permission: string): readonly string[]
  permissionAccountsRoot: string
}

/** Whose access token this is; null when it is not, or no longer, valid. */
export type VerifyToken = (token: string) => Promise<{ email: string } | null>
