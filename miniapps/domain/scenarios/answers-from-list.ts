import type { Body } from '../document/change.ts'
import type { RatedTouchpoint } from '../planning/touchpoints/rank-touchpoints.ts'
import { rankingOf } from '../touchpoints/ranking.ts'
import { chosenIn, rankingIn } from '../touchpoints/touchpoint-list.ts'
import { touchpointsIn } from './answers-of.ts'

const DIGITS = 4

export interface ScoredTouchpoint {
  id: string
  /** 0 to 1; null where nothing that counts was measured. */
  score: number | null
}

/** Fields of a scenario that may spend on these touchpoints, each by its worth for the task. */
export const scoredAnswers = (touchpoints: readonly ScoredTouchpoint[]): Body => ({
  ...Object.fromEntries(touchpoints.map(({ id }) => [`answers/touchpoints/${id}`, true])),
  ...Object.fromEntries(
    touchpoints.flatMap(({ id, score }) =>
      score === null ? [] : [[`scores/${id}`, Number(score.toFixed(DIGITS))]],
    ),
  ),
})

/** Fields of a scenario that takes the touchpoints of a list alone, each with its score there as its worth for the task. */
export function answersFromList(scenario: Body, list: Body, rated: readonly RatedTouchpoint[]): Body {
  const scores = new Map(rankingOf(rated, rankingIn(list)).rows.map(({ id, score }) => [id, score]))
  const scored = Object.keys(scenario).filter((path) => path.startsWith('scores/'))
  return {
    ...Object.fromEntries(scored.map((path) => [path, null])),
    ...Object.fromEntries(touchpointsIn(scenario).map((code) => [`answers/touchpoints/${code}`, null])),
    ...scoredAnswers(chosenIn(list).map((id) => ({ id, score: scores.get(id) ?? null }))),
  }
}
