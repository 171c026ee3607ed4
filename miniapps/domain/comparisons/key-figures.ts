import { costPerPoint, dominance, type PointCost } from '../planning/variance/compare-plans.ts'
import type { ComparedPlan } from './compared-plan.ts'
import type { Compared } from './compare-versions.ts'

/** Reach of a plan for the money of another. */
export interface EqualReach {
  /** Times its own money. */
  factor: number
  /** Percent; null where it reaches nobody that is known. */
  reach: number | null
  /** On some curve the weight lies far beyond what was observed. */
  isGuess: boolean
}

/** Cost, reach, frequency and cost per point of one plan, for the table above a comparison. Amounts in minor units, shares in percent. */
export interface KeyFigures extends Omit<PointCost, 'id'> {
  key: string
  cost: number
  net: number
  fees: number
  grp: number | null
  reach: number | null
  frequency: number | null
  /** At least as many contacts as the baseline's plan asks for. */
  effective: number | null
  /** At the budget that all are scaled to; null for a plan that costs nothing. */
  equal: EqualReach | null
  /** Its reach and the baseline's are of the same people. */
  isComparable: boolean
  /** Keys of plans that reach no less for no more, and are better in one of them. */
  dominatedBy: readonly string[]
  /** Lines that no reach counts. */
  left: number
}

/** Figures of each plan beside the baseline's; `budget` is what all are scaled to. */
export function keyFigures({ plans, baseline }: Compared, budget: number): readonly KeyFigures[] {
  const comparable = plans.filter((each) => isComparable(each, baseline))
  const judged = comparable.flatMap(({ key: id, cost, plan }) => {
    const { reach } = plan.total
    return reach === null ? [] : [{ id, cost, reach }]
  })
  const points = new Map(
    costPerPoint({ plans: judged, baseline: baseline.key }).map((each) => [each.id, each]),
  )
  const beaten = new Map(dominance({ plans: judged }).map(({ id, by }) => [id, by]))
  return plans.map((each) => {
    const { key, cost, net, fees, plan } = each
    const { reach, frequency, grp, plus } = plan.total
    const alone =
      reach === null ? undefined : costPerPoint({ plans: [{ id: key, cost, reach }], baseline: '' })[0]
    const { id: _, ...point } = points.get(key) ?? alone ?? NO_POINTS
    return {
      key,
      ...point,
      extraCost: cost - baseline.cost,
      cost,
      net,
      fees,
      grp,
      reach,
      frequency,
      effective: plus?.[baseline.plan.head.effective - 1] ?? null,
      equal: equalReach(each, budget),
      isComparable: isComparable(each, baseline),
      dominatedBy: beaten.get(key) ?? [],
      left: plan.left.size,
    }
  })
}

const NO_POINTS: PointCost = {
  id: '',
  perPoint: null,
  extraReach: null,
  extraCost: null,
  perExtraPoint: null,
}

/** Reach is compared among the same people: one audience, one universe. */
const isComparable = ({ plan: one }: ComparedPlan, { plan: other }: ComparedPlan): boolean =>
  one.head.audience === other.head.audience && one.total.universe === other.total.universe

export function equalReach(plan: Pick<ComparedPlan, 'at' | 'cost'>, budget: number): EqualReach | null {
  if (plan.cost <= 0) return null
  const factor = budget / plan.cost
  const { total, groups } = plan.at(factor)
  return { factor, reach: total.reach, isGuess: groups.some(({ extrapolated }) => extrapolated) }
}
