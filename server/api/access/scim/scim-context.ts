import type { Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { ApiParts } from '../../kit/api-environment.ts'

/** What a call of the directory works with. */
export interface ScimContext {
  sql: Transaction<Database>
  spellings: ApiParts['spellings']
  /** The agency whose people and groups the directory keeps. */
  agency: string
  /** Address below which all resources stand. */
  base: string
}
