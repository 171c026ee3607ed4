import type { Refused } from '../../kernel/refused.ts'
import { convolved, frequencyOf } from '../reach/exposures.ts'
import { negativeBinomial } from '../reach/negative-binomial.ts'
import { combineReach } from '../reach/random-reach.ts'
import { type Curve, shapeOf } from './curve.ts'

export interface PlanLine {
  touchpoint: string
  /** In the unit of the touchpoint's curve. */
  weight: number
  grp: number
}

export interface TouchpointReach {
  touchpoint: string
  weight: number
  /** Percent. */
  reach: number
  frequency: number | null
}

export interface PlanReach {
  touchpoints: TouchpointReach[]
  /** Percent. */
  reach: number
  frequency: number | null
  /** Percent with one contact and more, two and more, … five; null where a reach is above that of chance. */
  plus: number[] | null
}

export type NoPlanReach = Refused<'no-curve' | 'duplication', { touchpoint?: string }>

const MOST_CONTACTS = 5

/**
 * Reach and frequency of a plan in one universe. Weights of one touchpoint add up on its curve: its lines are no
 * strangers to one another. Touchpoints meet by `combineReach`; contacts by convolved negative binomials of weight and
 * reach, scaled to the reach of the plan.
 */
export function planReach(asked: {
  lines: readonly PlanLine[]
  curves: Readonly<Record<string, Curve>>
  duplication?: number
}): PlanReach | NoPlanReach {
  const weights = new Map<string, { weight: number; grp: number }>()
  for (const { touchpoint, weight, grp } of asked.lines) {
    const sum = weights.get(touchpoint) ?? { weight: 0, grp: 0 }
    weights.set(touchpoint, { weight: sum.weight + weight, grp: sum.grp + grp })
  }
  const missing = [...weights.keys()].find((touchpoint) => !Object.hasOwn(asked.curves, touchpoint))
  if (missing !== undefined) return { refused: 'no-curve', touchpoint: missing }
  const read = [...weights].map(([touchpoint, { weight, grp }]) => {
    const reach = shapeOf(asked.curves[touchpoint]!).reach(weight)
    return { touchpoint, weight, grp, reach, frequency: frequencyOf(grp, reach) }
  })
  const combined = combineReach({
    reaches: read.map(({ reach }) => reach / 100),
    duplication: asked.duplication,
  })
  if ('refused' in combined) return combined
  const reach = combined.reach * 100
  return {
    touchpoints: read.map(({ touchpoint, weight, reach, frequency }) => ({
      touchpoint,
      weight,
      reach,
      frequency,
    })),
    reach,
    frequency: frequencyOf(
      read.reduce((sum, { grp }) => sum + grp, 0),
      reach,
    ),
    plus: contactsOf(read, reach),
  }
}

/** Up to four contacts are enough to know five and more. */
function contactsOf(read: readonly { grp: number; reach: number }[], reach: number): number[] | null {
  let all = [1]
  for (const each of read) {
    if (each.reach === 0) continue
    const own = negativeBinomial({ mean: each.grp / 100, reach: each.reach / 100, upTo: MOST_CONTACTS - 1 })
    if ('refused' in own) return null
    all = convolved(all, own.p, MOST_CONTACTS - 1)
  }
  let left = 1
  const plus = Array.from({ length: MOST_CONTACTS }, (_, contacts) => (left -= all[contacts] ?? 0))
  return plus.map((share) => (plus[0]! > 0 ? (share / plus[0]!) * reach : 0))
}
