import type { Generated } from 'kysely'
import type { Question, Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Json } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    scorecard: ScorecardTable
  }
}

export interface ScorecardTable {
  id: string
  version: number
  /** Place in the list of audits. */
  position: number
  title: string
  /** In the brand's overall score. */
  weight: Generated<number>
  intro: Json<Scorecard['intro']>
  dimensions: Json<Scorecard['dimensions']>
  questions: Json<readonly Question[]>
  /** Whose version it is; null for one that came with the portal. */
  agency_code: Generated<string | null>
  published_at: Generated<Date>
}
