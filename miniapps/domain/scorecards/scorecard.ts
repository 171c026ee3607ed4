import type { FileNote } from '../document/file.ts'
import type { Link } from '../document/link.ts'
import type { Confidence } from './priority.ts'

/** The scorecards API (`/api/scorecards`), shared by the mini-app and the server. Formulas: docs/design/scoring.md. */

export type Level = 0 | 1 | 2 | 3 | 4

/**
 * Today's questions have all of it. Versions of before, which runs keep, have no measure, lift, source or
 * recommendation: those are optional for their sake alone.
 */
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
  /** In the brand's overall score; 1 where it says nothing. */
  weight?: number
  intro: { purpose: string; whoAnswers: string; minutes: number }
  dimensions: readonly string[]
  questions: readonly Question[]
}

export interface Answer {
  questionId: string
  /** null: not answered, unknown, or not applicable. */
  level: Level | null
  /** Asked, and nobody could say: lowers coverage, never the score. */
  unknown: boolean
  notApplicable: boolean
  /** Why it does not apply. */
  reason: string
  evidence: string
  /** In the order in which they were added; missing where there are none. */
  links?: readonly (Link & { id: string })[]
  files?: readonly (FileNote & { id: string })[]
  /** How sure whoever answered is of the level; null where nothing is said. */
  confidence: Confidence | null
  by: string
  /** ISO 8601, UTC. */
  at: string
}

/** Who made a run: the assessor, a second one who answers blind to the first, or both together afterwards. */
export type RunKind = 'first' | 'second' | 'agreed'

/** A returned run takes answers again, as an open one does. */
export type RunStatus = 'open' | 'submitted' | 'reviewed' | 'returned'

/** One brand's audit. */
export interface Run {
  id: string
  scorecardId: string
  scorecardVersion: number
  brandId: string
  /** The quarter that it is about, `2026-Q3`. */
  period: string
  kind: RunKind
  status: RunStatus
  startedAt: string
  startedBy: string
  updatedAt: string
  answers: readonly Answer[]
}

/** What an audit said when it was submitted, as it was stored then. */
export interface LastResult {
  runId: string
  period: string
  /** Of the formulas: what an earlier one has stored is never computed again. */
  rule: number
  /** 0 to 100, null where no question had a level. */
  score: number | null
  coverage: number
  /** Null for results that rule 1 stored. */
  notApplicableShare: number | null
  /** ISO 8601, UTC. */
  at: string
}

/** What a run goes on from: its answers are proposals there, which count once they are confirmed. */
export interface EarlierRun {
  run: Run
  /** Ids of what its version asked. */
  questions: readonly string[]
}

/** What an audit said in one quarter. */
export interface PastResult extends LastResult {
  scorecardId: string
  scorecardVersion: number
  title: string
  kind: RunKind
  status: RunStatus
  by: string
  dimensions: readonly { dimension: string; score: number | null; coverage: number }[]
}

/**
 * They take `?language=` de, fr … for titles and questions; results and what was entered know no language.
 *
 * GET   /brands/{brandId}/scorecards                            -> { data: ScorecardOverview[] }
 * GET   /brands/{brandId}/scorecards/history                    -> { data: PastResult[] }, of each audit the newest quarter first
 * GET   /brands/{brandId}/scorecards/recommendations            -> { data: OpenRecommendation[] }, the most worthwhile first
 * GET   /brands/{brandId}/scorecards/client                     -> { data: ClientResults }, client-results.ts: all brands of its client
 * GET   /brands/{brandId}/scorecards/people                     -> { data: Somebody[] }: who may own an action
 * GET   /brands/{brandId}/scorecards/{scorecardId}              -> { data: { scorecard: Scorecard; run: Run | null; last: LastResult | null;
 *                                                                       earlier: EarlierRun | null; newer: number | null } }
 * GET   /brands/{brandId}/scorecards/{scorecardId}/results/{runId} -> the same of a run that was finished, with `isPast`: it is not the one in hand
 * GET   /brands/{brandId}/scorecards/{scorecardId}/newest       -> { data: Scorecard }, which an open run of `newer` can be moved to
 * GET   /brands/{brandId}/scorecards/{scorecardId}/benchmark    -> { data: Benchmark }, benchmark.ts
 * GET   /brands/{brandId}/scorecards/{scorecardId}/assessors    -> { data: Assessors }, assessors.ts: both answers once both are submitted
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
  /** In the overall score. */
  weight: number
  /** The newest of what was submitted: it alone counts in the overall score. */
  last: LastResult | null
  /** What the same audit said in an earlier quarter, which the newest is compared with; missing or null where there is none. */
  before?: Pick<LastResult, 'period' | 'score'> | null
  /** From here on of the run in hand: the open one, else the newest finished one. 0: nothing is published yet. */
  questions: number
  answered: number
  unknown: number
  /** Weight with a level over the weight that applies, 0 to 1. */
  coverage: number
  /** Of the weight, 0 to 1; null for results that rule 1 stored. */
  notApplicableShare: number | null
  /** 0 to 100, null without an answered question. */
  score: number | null
  status: 'unpublished' | 'not-started' | Run['status']
  updatedAt: string | null
  updatedBy: string | null
}
