import type { Body } from '../document/change.ts'
import { type RatedTouchpoint, rankTouchpoints } from '../planning/touchpoints/rank-touchpoints.ts'
import { chosenIn } from '../touchpoints/touchpoint-list.ts'
import { touchpointsIn } from './answers-of.ts'

const DIGITS = 3
/** The least costs the best. */
const LOW_IS_GOOD = 'cpm'

/** Fields of a scenario that takes the touchpoints of a list alone, each with its score there as its worth for the task. */
export function answersFromList(scenario: Body, list: Body, rated: readonly RatedTouchpoint[]): Body {
  const metrics = Object.entries(list).flatMap(([path, weight]) => {
    const name = /^weights\/(.+)$/.exec(path)?.[1]
    return name && typeof weight === 'number' ? [{ name, weight, lowIsGood: name === LOW_IS_GOOD }] : []
  })
  const ranked = rankTouchpoints({ touchpoints: rated, metrics, lowBases: list['lowBases'] === true })
  const scores = new Map(ranked.map(({ id, score }) => [id, score]))
  const chosen = chosenIn(list)
  const scored = Object.keys(scenario).filter((path) => path.startsWith('scores/'))
  return {
    ...Object.fromEntries(scored.map((path) => [path, null])),
    ...Object.fromEntries(touchpointsIn(scenario).map((code) => [`answers/touchpoints/${code}`, null])),
    ...Object.fromEntries(chosen.map((code) => [`answers/touchpoints/${code}`, true])),
    ...Object.fromEntries(
      chosen.flatMap((code) => {
        const score = scores.get(code) ?? null
        return score === null ? [] : [[`scores/${code}`, Number(score.toFixed(DIGITS))]]
      }),
    ),
  }
}
