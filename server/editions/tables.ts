import type { Generated } from 'kysely'
import type { Expression } from '../../miniapps/domain/audience/expression.ts'
import type { Scope } from '../../miniapps/domain/audience/edition.ts'
import type { BaseFlag } from '../../miniapps/domain/crosstab/three-sums.ts'
import type { Json, Timestamp } from '../db/column-types.ts'

export interface AudienceEditionTable {
  document_id: string
  /** 1 for v1. */
  version: number
  title: Generated<string>
  tags: Generated<string[]>
  /** Title, tags and slices, for the search. */
  words: Generated<string>
  /** Id of the brand. */
  place: string
  /** Advertiser of first-party data, that of a part of it too; no other client's brand learns of it. */
  client: string | null
  key: string
  expression: Json<Expression>
  dataset: string
  dataset_name: string
  dataset_version: number
  slices: string[]
  markets: string[]
  /** Countries whose brands the licence opens the data to; null is everywhere. */
  licensed_markets: string[] | null
  /** Whether it asks a sensitive question, in a part of it too. */
  is_sensitive: Generated<boolean>
  weight: string
  /** Text of an expression; empty is everybody. */
  base: string
  n: number
  /** Respondents of its slices beside those. */
  others: Generated<number>
  w: number
  q: number
  /** Thousands. */
  universe: number
  margin: number | null
  flag: BaseFlag
  /** Respondents that a plan asks for at least, by the licence. */
  plan_least: number
  engine: number
  by: string
  at: Timestamp
  /** Of its audience. */
  is_newest: boolean
  /** The audience's, kept by triggers as the scope is. */
  status: Generated<string>
  /** `brand` where the audience is not shared. */
  scope: Generated<Scope>
}

declare module '../db/schema.ts' {
  interface Database {
    audience_edition: AudienceEditionTable
    /** Of an audience that more brands than its own may see. */
    audience_share: { document_id: string; scope: Scope; by: string; at: Timestamp }
  }
}
