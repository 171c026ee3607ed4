import type { Generated } from 'kysely'
import type { Level, Question, Run, Scorecard } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { Json, Timestamp } from '../../db/column-types.ts'

declare module '../../db/schema.ts' {
  interface Database {
    scorecard: ScorecardTable
    scorecard_run: ScorecardRunTable
    scorecard_answer: ScorecardAnswerTable
  }
}

export interface ScorecardTable {
  id: string
  version: number
  /** Place in the list of audits. */
  position: number
  title: string
  intro: Json<Scorecard['intro']>
  dimensions: Json<Scorecard['dimensions']>
  questions: Json<readonly Question[]>
}

export interface ScorecardRunTable {
  id: string
  scorecard_id: string
  scorecard_version: number
  brand_id: string
  status: Generated<Run['status']>
  started_at: Timestamp
  started_by: string
  updated_at: Timestamp
  updated_by: string
}

export interface ScorecardAnswerTable {
  run_id: string
  question_id: string
  level: Level | null
  not_applicable: boolean
  reason: string
  evidence: string
  answered_by: string
  answered_at: Timestamp
}
