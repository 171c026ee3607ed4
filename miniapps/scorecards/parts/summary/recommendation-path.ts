import type { OpenRecommendation } from '../../../domain/scorecards/open-recommendation.ts'
import { auditPath } from '../place.ts'

/** The result that asks for it, at its question. */
export const recommendationPath = (
  basePath: string,
  { scorecardId, questionId, runId }: OpenRecommendation,
): string =>
  auditPath(basePath, scorecardId, runId ? `result/${encodeURIComponent(runId)}` : 'result', questionId)
