import type { FileNote } from '../document/file.ts'
import type { Link } from '../document/link.ts'

/** The scorecards API (`/api/scorecards`), shared by the mini-app and the server. Formulas: domain/scorecards. */

export type Level = 0 | 1 | 2 | 3 | 4

export interface Question {
  id: string
  dimension: string
  text: string
  help: string
  /** What 0, 1, 2, 3 and 4 look like, in words alone: each is read by itself, and its figures are those of the measure. */
  levels: readonly [string, string, string, string, string]
  /** The one figure that decides which level it is. */
  measure?: Measure
  /** A statement that, where it is true as well, lifts the level by one. Nothing lowers it. */
  lift?: string
  /** Where the cuts of the measure come from, and the day it was looked up there (`2026-11-23`). */
  source?: { name: string; on: string }
  /** Whole, 1 to 5. */
  weight: number
  evidenceType: string
  ownerRole: string
  /** What to do about a low level, and how much it brings and costs. */
  recommendation?: { text: string; impact: OneToFive; effort: OneToFive }
}

export type OneToFive = 1 | 2 | 3 | 4 | 5

/** The leading measure of a question: a figure that anybody can take, and what it has to be for each level. */
export interface Measure {
  /** What is counted, without the unit: "Share of pages that load fast". */
  name: string
  unit: MeasureUnit
  better: 'higher' | 'lower'
  /**
   * Level l is reached at `cuts[l - 1]`: by that figure or more where higher is better (rising), by that figure or
   * less where lower is better (falling). Each range begins where the last one ends, so no figure is left out.
   */
  cuts: readonly [number, number, number, number]
}

/**
 * `count` and `point` are whole. Points are those met of a list that the question's help names; the last cut is how
 * many the list has. `number` is a figure without a unit, such as a ratio.
 */
export type MeasureUnit = (typeof MEASURE_UNITS)[number]
export const MEASURE_UNITS = [
  'percent',
  'count',
  'point',
  'number',
  'millisecond',
  'second',
  'hour',
  'day',
  'week',
  'month',
] as const

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
  /** In the order in which they were added; missing where there are none. */
  links?: readonly (Link & { id: string })[]
  files?: readonly (FileNote & { id: string })[]
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
 * GET   /agencies/{code}/scorecards                             -> { data: LiveScorecard[] }, for whoever may edit them
 *
 * Drafts of the next version are documents of the type `scorecard-draft`: draft/scorecard-draft.ts.
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

/** The version of an audit that the brands of an agency are audited with. */
export interface LiveScorecard {
  /** In the language that was asked for; the scorecard is as it was written. */
  title: string
  /** Published by the agency itself. */
  isOwn: boolean
  /** ISO 8601, UTC. */
  publishedAt: string
  scorecard: Scorecard
}
