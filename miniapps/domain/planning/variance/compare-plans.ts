import type { Refused } from '../../kernel/refused.ts'
import { costPer } from '../costs/unit-figures.ts'
import { type Curve, shapeOf } from '../curves/curve.ts'
import { combineReach } from '../reach/random-reach.ts'

export interface ComparedPlan {
  id: string
  /** Minor units. */
  cost: number
  /** Percent. */
  reach: number
}

export interface PointCost {
  id: string
  /** Minor units a point of reach; null without reach. */
  perPoint: number | null
  /** Against the baseline; null where that is not among the plans. */
  extraReach: number | null
  extraCost: number | null
  /** Only where reach is higher than the baseline's. */
  perExtraPoint: number | null
}

/** Cost of a point of reach in each plan, and of each point more than a baseline has. */
export function costPerPoint(asked: { plans: readonly ComparedPlan[]; baseline: string }): PointCost[] {
  const baseline = asked.plans.find(({ id }) => id === asked.baseline)
  return asked.plans.map(({ id, cost, reach }) => {
    const extraReach = baseline ? reach - baseline.reach : null
    const extraCost = baseline ? cost - baseline.cost : null
    const isHigher = extraReach !== null && extraCost !== null && extraReach > 0
    const perExtraPoint = isHigher ? extraCost / extraReach : null
    return { id, perPoint: costPer(cost, reach), extraReach, extraCost, perExtraPoint }
  })
}

export type EqualBudget = { id: string } & (
  | { factor: number; reach: number }
  | Refused<'no-spend' | 'no-curve' | 'duplication'>
)

/** Reach in percent of plans as if each had the same budget: spends scaled, curves of spend read, lines of a touchpoint together. */
export function equalBudget(asked: {
  plans: readonly { id: string; lines: readonly { touchpoint: string; spend: number }[] }[]
  curves: Readonly<Record<string, Curve>>
  budget: number
  duplication?: number
}): EqualBudget[] {
  const { plans, curves, budget, duplication } = asked
  return plans.map(({ id, lines }): EqualBudget => {
    const all = lines.reduce((sum, { spend }) => sum + spend, 0)
    if (!(all > 0)) return { id, refused: 'no-spend' }
    if (lines.some(({ touchpoint }) => !Object.hasOwn(curves, touchpoint))) return { id, refused: 'no-curve' }
    const factor = budget / all
    const touchpoints = [...new Set(lines.map(({ touchpoint }) => touchpoint))]
    const reaches = touchpoints.map((touchpoint) => {
      const own = lines.filter((line) => line.touchpoint === touchpoint)
      const spend = own.reduce((sum, line) => sum + line.spend * factor, 0)
      return shapeOf(curves[touchpoint]!).reach(spend) / 100
    })
    const combined = combineReach({ reaches, duplication })
    return 'refused' in combined ? { id, ...combined } : { id, factor, reach: combined.reach * 100 }
  })
}

/** Plans that beat each plan: no less reach for no more cost, and better in one of them. */
export function dominance({ plans }: { plans: readonly ComparedPlan[] }): { id: string; by: string[] }[] {
  return plans.map((plan) => {
    const beats = ({ cost, reach }: ComparedPlan) =>
      reach >= plan.reach && cost <= plan.cost && (reach > plan.reach || cost < plan.cost)
    return { id: plan.id, by: plans.filter(beats).map(({ id }) => id) }
  })
}
