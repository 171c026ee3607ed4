import type { Refused } from '../../kernel/refused.ts'

export interface NegativeBinomial {
  /** The smaller, the more people differ in how often they meet the medium. */
  k: number
  /** Up to `upTo` contacts; what lies beyond is not in it. */
  p: number[]
  frequency: number
}

export type NotNegativeBinomial = Refused<'above-random' | 'not-a-share', { limit?: number }>

const STEPS = 200
/** So near to the reach of chance people no longer differ. */
const AS_RANDOM = 1e-12

/**
 * Contacts from weight and reach alone (Goodhardt and Ehrenberg): k of a negative binomial from
 * 1 - (1 + m/k)^-k = reach. `mean` is contacts a head of the universe (GRP/100), reach a share. Refused at and above the
 * reach of pure chance, 1 - e^-m, where no k leads.
 */
export function negativeBinomial(asked: {
  mean: number
  reach: number
  upTo: number
}): NegativeBinomial | NotNegativeBinomial {
  const { mean, reach, upTo } = asked
  if (!(reach > 0 && reach <= 1)) return { refused: 'not-a-share' }
  const limit = -Math.expm1(-mean)
  if (reach >= limit - AS_RANDOM) return { refused: 'above-random', limit }
  const k = spreadOf(mean, reach)
  const p = [1 - reach]
  for (let j = 1; j <= upTo; j++) p.push(((p[j - 1]! * (k + j - 1)) / j) * (mean / (mean + k)))
  return { k, p, frequency: mean / reach }
}

/** k·ln(1 + m/k) rises with k from 0 to m; the k at which it is -ln(1 - reach), by bisection of its logarithm. */
function spreadOf(mean: number, reach: number): number {
  const wanted = -Math.log1p(-reach)
  let [low, high] = [-700, 40]
  for (let step = 0; step < STEPS && low < high; step++) {
    const middle = (low + high) / 2
    const k = Math.exp(middle)
    if (k * Math.log1p(mean / k) < wanted) low = middle
    else high = middle
  }
  return Math.exp((low + high) / 2)
}
