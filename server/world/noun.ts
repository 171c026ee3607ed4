import type { Kysely } from 'kysely'
import type { NounWithTables } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'
import type { RetentionDays } from '../configuration/retention-settings.ts'
import type { SampleWorld } from './sample-world.ts'

/** Rows that are removed some days after a moment. */
export interface AgingRows {
  keptFor: keyof RetentionDays
  table: string
  /** That moment, in SQL; null for a row that does not age yet. */
  since: string
}

/** A part of the server with tables of its own, and what stands in them from the beginning. */
export interface Noun extends NounWithTables {
  /** What only it refuses, by code. */
  refusals?: Readonly<Record<string, readonly [status: number, sentence: string]>>
  /** What every installation needs, called at every start: adds what is missing and leaves what is there. */
  publish?(sql: Kysely<Database>): Promise<void>
  /** Rows that age, with the setting that says how old they get. */
  aging?: readonly AgingRows[]
  /** Fills its tables for the sample world, once per database. */
  addSample?(sql: Kysely<Database>, world: SampleWorld): Promise<void>
}
