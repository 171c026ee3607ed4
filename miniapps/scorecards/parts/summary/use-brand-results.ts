import type { OpenRecommendation } from '../../../domain/scorecards/open-recommendation.ts'
import type { PastResult, ScorecardOverview } from '../../../domain/scorecards/scorecard.ts'
import { type Resource, useResource } from '../../../kit/bridge/use-resource.ts'
import type { ScorecardsApi } from '../../api.ts'
import { useReloadInLanguage } from '../use-reload-in-language.ts'

export interface BrandResults {
  /** Audits in the order of the list. */
  history: Resource<readonly PastResult[]>
  /** The most worthwhile first. */
  recommendations: Resource<readonly OpenRecommendation[]>
}

/** What the summary shows beside the overview: what audits said in each quarter, and what to do about it. */
export function useBrandResults(
  api: ScorecardsApi,
  brandId: string,
  audits: readonly ScorecardOverview[],
): BrandResults {
  const order = audits.map(({ id }) => id)
  const history = useResource(brandId, async (signal) =>
    (await api.history(brandId, signal)).toSorted(
      (one, other) => order.indexOf(one.scorecardId) - order.indexOf(other.scorecardId),
    ),
  )
  const recommendations = useResource(brandId, (signal) => api.recommendations(brandId, signal))
  useReloadInLanguage(history.reload)
  useReloadInLanguage(recommendations.reload)
  return { history, recommendations }
}
