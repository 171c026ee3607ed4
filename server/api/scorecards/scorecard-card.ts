import type { OpenRecommendation } from '../../../miniapps/domain/scorecards/open-recommendation.ts'
import { band, isProvisional, shownScore } from '../../../miniapps/domain/scorecards/score.ts'
import type { ScorecardOverview } from '../../../miniapps/domain/scorecards/scorecard.ts'
import type { EmbedScorecard } from '../../../shell/contract/embed.ts'

/** So many are read at one look. */
const FIRST = 3

/** Nothing for an audit that was never finished. */
export function cardOf({ id, title, last, before }: ScorecardOverview): EmbedScorecard[] {
  if (!last) return []
  const score = last.score === null ? null : shownScore(last.score)
  const earlier = before?.score ?? null
  return [
    {
      id,
      title,
      score,
      band: score === null ? null : band(score),
      isProvisional: isProvisional(last),
      period: last.period ?? '',
      change: score === null || earlier === null ? null : shownScore(score - shownScore(earlier)),
    },
  ]
}

/** They come with the most worthwhile first. */
export const fixFirst = (open: readonly OpenRecommendation[], scorecardId: string): readonly string[] =>
  open
    .filter((each) => each.scorecardId === scorecardId)
    .slice(0, FIRST)
    .map(({ text }) => text)
