import { roundedProduct } from '../kernel/money/decimal.ts'
import { AFFORDABLE_SHARE } from './limits.ts'

/** Money in minor units, `reach` in percent. */
export interface ReachAsked {
  universe: number
  reach: number
  frequency: number
  cpm: number
  budget: number
}

/** Whether a budget could pay for a reach at all. It can only refuse: reach gets dearer the more there is of it. */
export function affordable({ universe, reach, frequency, cpm, budget }: ReachAsked) {
  const impressions = roundedProduct([universe, reach, frequency], [100])
  const cost = roundedProduct([universe, reach, frequency, cpm], [100, 1000])
  const share = cost > 0 ? budget / cost : null
  return { impressions, cost, share, possible: budget >= AFFORDABLE_SHARE * cost }
}
