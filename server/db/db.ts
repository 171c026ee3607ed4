import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** An open database, whichever of the two engines runs it. */
export interface Db {
  sql: Kysely<Database>
  kind: 'embedded' | 'postgresql'
  /** Any number of statements as text, in one transaction. */
  run(statements: string): Promise<unknown>
  close(): Promise<void>
}
