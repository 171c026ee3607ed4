import { COUNTS_FROM_COVERAGE, PROVISIONAL_BELOW_COVERAGE } from './score.ts'

interface Scored {
  score: number | null
  coverage: number
  /** Of the scorecard; 1 where it says none. */
  weight?: number
}

export interface Overall<Item extends Scored> {
  /** 0 to 100, null while no scorecard counts. */
  score: number | null
  /** One of those that count is provisional. */
  provisional: boolean
  counted: readonly Item[]
  /** Covered too little to count, or without a question that applies. */
  beside: readonly Item[]
}

/** Whether a submitted audit is part of the brand's overall score. */
export const countsInOverall = ({ score, coverage }: Pick<Scored, 'score' | 'coverage'>): boolean =>
  score !== null && coverage >= COUNTS_FROM_COVERAGE

/** The weighted mean of the newest submitted audits with enough coverage. Source: docs/design/scoring.md. */
export function overallScore<Item extends Scored>(submitted: readonly Item[]): Overall<Item> {
  const counted = submitted.filter(countsInOverall)
  const weightOf = ({ weight = 1 }: Item) => weight
  const weights = counted.reduce((total, item) => total + weightOf(item), 0)
  const sum = counted.reduce((total, item) => total + weightOf(item) * item.score!, 0)
  return {
    score: weights === 0 ? null : sum / weights,
    provisional: counted.some(({ coverage }) => coverage < PROVISIONAL_BELOW_COVERAGE),
    counted,
    beside: submitted.filter((item) => !countsInOverall(item)),
  }
}
