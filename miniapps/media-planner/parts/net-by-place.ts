import { costOf } from '../../domain/plans/line-costs.ts'
import type { PlanAtHand } from '../../domain/plans/plan-figures.ts'

/** Net of a touchpoint in a market in two states of a plan, in minor units. */
export interface PlaceNet {
  market: string
  touchpoint: string
  before: number
  after: number
}

export function netByPlace(before: PlanAtHand, after: PlanAtHand): readonly PlaceNet[] {
  const places = new Map<string, PlaceNet>()
  for (const [state, { all, head }] of Object.entries({ before, after }) as [
    'before' | 'after',
    PlanAtHand,
  ][])
    for (const line of all) {
      const { market, touchpoint } = line
      const cost = costOf(line, head.currency)
      if (!cost || !touchpoint) continue
      const key = `${market}.${touchpoint}`
      const place = places.get(key) ?? { market, touchpoint, before: 0, after: 0 }
      place[state] += cost.net
      places.set(key, place)
    }
  return [...places.values()]
}
