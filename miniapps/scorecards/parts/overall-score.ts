import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'

type Scored = Pick<ScorecardOverview, 'score' | 'coverage'>

/** Scorecards below this coverage stand beside the overall score, not in it; domain/scorecards, Scoring. */
export const COUNTS_FROM_COVERAGE = 0.5

export interface Overall<Item extends Scored> {
  /** 0 to 100, null while no scorecard counts. */
  score: number | null
  counted: readonly Item[]
  /** Begun, but covered too little to count, or without a question that applies. */
  beside: readonly Item[]
}

/**
 * The mean of the scorecards with enough coverage; each weighs the same. Rounded far behind what is shown: scores are
 * fractions that a computer cannot hold, and a mean of exactly 50 must not fall into the band below it.
 */
export function overallScore<Item extends Scored>(scorecards: readonly Item[]): Overall<Item> {
  const begun = scorecards.filter(({ score, coverage }) => score !== null || coverage > 0)
  const counts = ({ score, coverage }: Scored) => score !== null && coverage >= COUNTS_FROM_COVERAGE
  const counted = begun.filter(counts)
  const sum = counted.reduce((total, { score }) => total + (score ?? 0), 0)
  return {
    score: counted.length === 0 ? null : Math.round((sum / counted.length) * 1e9) / 1e9,
    counted,
    beside: begun.filter((item) => !counts(item)),
  }
}
