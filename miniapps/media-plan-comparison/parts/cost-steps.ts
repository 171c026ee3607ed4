import type { ComparedPlan } from '../../domain/comparisons/compared-plan.ts'
import type { CostEffects } from '../../domain/comparisons/cost-effects.ts'
import { words } from '../words/words.ts'
import { labelOf } from './comparison-world.tsx'

/** The steps of the waterfall in minor units, from one plan's cost to the other's. */
export const costSteps = (
  { before, volume, mix, price, fees, after }: CostEffects,
  baseline: ComparedPlan,
  other: ComparedPlan,
): readonly { name: string; amount: number }[] => [
  { name: labelOf(baseline), amount: before },
  { name: words('volume'), amount: volume },
  ...(mix === null ? [] : [{ name: words('mix'), amount: mix }]),
  { name: words('price'), amount: price },
  { name: words('fees'), amount: fees },
  {
    name: isSame(baseline, other) ? words('again', { plan: labelOf(other) }) : labelOf(other),
    amount: after,
  },
]

/** A plan with itself: the two ends of the picture need names of their own. */
const isSame = (one: ComparedPlan, other: ComparedPlan): boolean => labelOf(one) === labelOf(other)
