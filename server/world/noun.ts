import type { Kysely } from 'kysely'
import type { NounWithTables } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'
import type { SampleWorld } from './sample-world.ts'

/** A part of the server with tables of its own, and what stands in them from the beginning. */
export interface Noun extends NounWithTables {
  /** What every installation needs, called at every start: adds what is missing and leaves what is there. */
  publish?(sql: Kysely<Database>): Promise<void>
  /** Fills its tables for the sample world, once per database. */
  addSample?(sql: Kysely<Database>, world: SampleWorld): Promise<void>
}
