/** The scorecards API (`/api/scorecards`), shared by the mini-app and the server. Formulas: domain/scorecards. */

export type Level = 0 | 1 | 2 | 3 | 4

export interface Question {
  id: string
  dimension: string
  text: string
  help: string
  /** What 0, 1, 2, 3 and 4 look like. */
  levels: readonly [string, string, string, string, string]
  weight: number
  evidenceType: string
  ownerRole: string
}

export interface Scorecard {
  id: string
  /** Changing a weight or question makes a new version; runs keep theirs. */
  version: number
  title: string
  intro: { purpose: string; whoAnswers: string; minutes: number }
  dimensions: readonly string[]
  questions: readonly Question[]
}

export interface Answer {
  questionId: string
  /** null: not answered, or not applicable. */
  level: Level | null
  notApplicable: boolean
  /** Why it does not apply. */
  reason: string
  evidence: string
  by: string
  /** ISO 8601, UTC. */
  at: string
}

/** One brand's audit. */
export interface Run {
  id: string
  scorecardId: string
  scorecardVersion: number
  brandId: string
  status: 'open' | 'submitted' | 'reviewed'
  startedAt: string
  startedBy: string
  updatedAt: string
  answers: readonly Answer[]
}

/** What an audit said when it was finished last. */
export interface LastResult {
  /** 0 to 100, null where no question applied. */
  score: number | null
  /** ISO 8601, UTC. */
  at: string
}

/**
 * They take `?language=` de, fr … for titles and questions; results and what was entered know no language.
 *
 * GET   /brands/{brandId}/scorecards                            -> { data: ScorecardOverview[] }
 * GET   /brands/{brandId}/scorecards/{scorecardId}              -> { data: { scorecard: Scorecard; run: Run | null; last: LastResult | null } }
 *
 * Runs themselves are documents of the type `scorecard-run`: scorecard-run.ts.
 */
export interface ScorecardOverview {
  id: string
  title: string
  purpose: string
  minutes: number
  /** 0: no questions have been published for it yet. */
  questions: number
  answered: number
  /** Weight answered or not applicable over total weight, 0 to 1. */
  coverage: number
  /** 0 to 100, null without an answered question. */
  score: number | null
  status: 'unpublished' | 'not-started' | Run['status']
  updatedAt: string | null
  updatedBy: string | null
}
