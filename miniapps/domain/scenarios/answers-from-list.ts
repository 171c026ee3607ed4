import { type Body, textAt } from '../document/change.ts'
import { pinPath } from '../document/pin.ts'
import type { RatedTouchpoint } from '../planning/touchpoints/rank-touchpoints.ts'
import { rankingOf } from '../touchpoints/ranking.ts'
import { chosenIn, rankingIn, TOUCHPOINT_LIST } from '../touchpoints/touchpoint-list.ts'
import { touchpointsIn } from './answers-of.ts'
import { scenarioInMarket } from './scenario-in-market.ts'

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

/** Of a list that somebody may change later: the version that a scenario takes. */
export interface ListVersion {
  id: string
  version: number
  body: Body
}

/** By the columns of the list: scores of other people, or of another market, say nothing in the scenario. */
export const isListFor = (scenario: Body, columns: Body): boolean =>
  ['market', 'audience'].every((name) => {
    const asked = textAt(scenario, `answers/${name}`)
    return !asked || columns[name] === asked
  })

/** The list that a scenario is made from, as its fields hold it. */
export const listPin = ({ id, version }: ListVersion): Body => ({
  [pinPath('list')]: { type: TOUCHPOINT_LIST.type, id, version },
})

/**
 * Fields of a scenario that takes the paid touchpoints of a list alone, each with its score there as its
 * worth for the task. Market and audience come of the list where the scenario has none.
 */
export function answersFromList(
  scenario: Body,
  list: ListVersion,
  rated: readonly RatedTouchpoint[],
  paid: ReadonlySet<string>,
): Body {
  const ranking = rankingOf(rated, rankingIn(list.body))
  const scores = new Map(ranking.rows.map(({ id, score }) => [id, score]))
  const chosen = chosenIn(list.body).filter((id) => paid.has(id))
  const scored = Object.keys(scenario).filter((path) => path.startsWith('scores/'))
  return {
    ...Object.fromEntries(scored.map((path) => [path, null])),
    ...Object.fromEntries(touchpointsIn(scenario).map((code) => [`answers/touchpoints/${code}`, null])),
    ...scoredAnswers(chosen.map((id) => ({ id, score: scores.get(id) ?? null }))),
    ...(!textAt(scenario, 'answers/market') && scenarioInMarket(scenario, textAt(list.body, 'market'))),
    ...(!textAt(scenario, 'answers/audience') && { 'answers/audience': textAt(list.body, 'audience') }),
    ...listPin(list),
  }
}
