import type { Kysely } from 'kysely'
import type { Listener } from './listen-on-postgresql.ts'
import type { Database } from './schema.ts'
import type { TimeLimits } from './time-limits.ts'

/** An open database, whichever of the two engines runs it. */
export interface Db {
  sql: Kysely<Database>
  kind: 'embedded' | 'postgresql'
  /** Any number of statements as text, in one transaction. */
  run(statements: string): Promise<unknown>
  /** From now on nothing waits for long; what makes and fills tables does. */
  limitTime(limits?: TimeLimits): void
  /** Hears what `pg_notify` tells on a channel, by whichever process; answers how to stop. */
  listen(channel: string, listener: Listener): () => Promise<void>
  close(): Promise<void>
}
