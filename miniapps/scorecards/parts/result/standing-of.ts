import { isOpenRun } from '../../../domain/scorecards/run-status.ts'
import type { ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'

/** A score and how much of the weight it is made of. */
export interface Standing {
  score: number | null
  coverage: number
}

const NOTHING: Standing = { score: null, coverage: 0 }

/** What was submitted last, which is what the overall score is made of. */
export const submittedOf = ({ last }: Pick<ScorecardOverview, 'last'>): Standing => last ?? NOTHING

/** What an open audit says so far; it is shown beside and not counted. */
export const inProgressOf = ({
  status,
  score,
  coverage,
}: Pick<ScorecardOverview, 'status' | 'score' | 'coverage'>): Standing =>
  isOpenRun(status) ? { score, coverage } : NOTHING
