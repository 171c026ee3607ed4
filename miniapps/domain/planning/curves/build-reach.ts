import { frequencyOf } from '../reach/exposures.ts'
import { type Curve, shapeOf } from './curve.ts'

export interface ReachStep {
  weight: number
  cumulative: number
  /** Percent, of all weight so far. */
  reach: number
  /** Points that this step adds. */
  added: number
  /** Of GRP as weight; null where nobody is reached. */
  frequency: number | null
}

/** Cumulative reach on one curve as weight is added, week by week or flight by flight. */
export function buildReach({ curve, weights }: { curve: Curve; weights: readonly number[] }): ReachStep[] {
  const shape = shapeOf(curve)
  let [cumulative, before] = [0, 0]
  return weights.map((weight) => {
    cumulative += weight
    const reach = shape.reach(cumulative)
    const step = {
      weight,
      cumulative,
      reach,
      added: reach - before,
      frequency: frequencyOf(cumulative, reach),
    }
    before = reach
    return step
  })
}
