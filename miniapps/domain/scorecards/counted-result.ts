import { overallScore, type Overall } from './overall-score.ts'
import { isOpenRun } from './run-status.ts'
import type { LastResult, ScorecardOverview } from './scorecard.ts'

/** A score and how much of the weight it is made of. */
export interface Standing {
  score: number | null
  coverage: number
}

const NOTHING: Standing = { score: null, coverage: 0 }

/** The one score of an audit, wherever it is shown: that of the newest submitted run. */
export const countedOf = ({ last }: { last: LastResult | null }): Standing => last ?? NOTHING

/** What an open audit says so far: a draft, which is named so wherever it is shown, and counted nowhere. */
export const draftOf = ({
  status,
  score,
  coverage,
}: Pick<ScorecardOverview, 'status' | 'score' | 'coverage'>): Standing =>
  isOpenRun(status) ? { score, coverage } : NOTHING

/** The brand's overall score of what counts. */
export const overallOf = <Audit extends { title: string; weight: number; last: LastResult | null }>(
  audits: readonly Audit[],
): Overall<LastResult & { title: string; weight: number }> =>
  overallScore(audits.flatMap(({ title, weight, last }) => (last ? [{ ...last, title, weight }] : [])))
