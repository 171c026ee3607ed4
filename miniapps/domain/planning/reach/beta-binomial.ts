import type { Refused } from '../../kernel/refused.ts'
import { lgamma } from '../../kernel/statistics/special-functions.ts'
import { type Exposures, frequencyOf, isShare } from './exposures.ts'

export interface BetaBinomial extends Exposures {
  /** Null where people differ only by chance: then it is the binomial. */
  alpha: number | null
  beta: number | null
}

export type NotBetaBinomial = Refused<
  'not-a-share' | 'two-not-above-one' | 'two-above-random',
  { limit?: number }
>

/** So near to the random bound chances of contact no longer differ. */
const AS_RANDOM = 1e-12

/**
 * Contacts with a schedule of one vehicle, from its reach after one and two insertions (Metheringham 1964):
 * α = R1(R2-R1)/(2R1-R1²-R2), β = α(1-R1)/R1, P(k) = C(n,k)·B(α+k, β+n-k)/B(α,β). Shares of one universe. It assumes
 * insertions that are all alike; with a spread of vehicles it tends to overstate reach.
 */
export function betaBinomial(asked: {
  one: number
  two: number
  insertions: number
}): BetaBinomial | NotBetaBinomial {
  const { one, two, insertions } = asked
  if (!isShare(one) || !isShare(two)) return { refused: 'not-a-share' }
  if (two <= one) return { refused: 'two-not-above-one' }
  const limit = 2 * one - one ** 2
  if (two > limit + AS_RANDOM) return { refused: 'two-above-random', limit }
  const isRandom = limit - two < AS_RANDOM
  const alpha = isRandom ? null : (one * (two - one)) / (limit - two)
  const beta = alpha === null ? null : (alpha * (1 - one)) / one
  const chance =
    alpha === null || beta === null
      ? (k: number) => k * Math.log(one) + (insertions - k) * Math.log1p(-one)
      : logChance(alpha, beta, insertions)
  const p = Array.from({ length: insertions + 1 }, (_, k) => Math.exp(logChoices(insertions, k) + chance(k)))
  const reach = Math.max(0, 1 - p[0]!)
  return { alpha, beta, p, reach, frequency: frequencyOf(insertions * one, reach) }
}

/**
 * ln B(α+k, β+n-k)/B(α,β) as sums: near the random bound α is so large that the difference of two lgamma is
 * noise.
 */
function logChance(alpha: number, beta: number, n: number): (k: number) => number {
  const [ones, others, all] = [logRising(alpha, n), logRising(beta, n), logRising(alpha + beta, n)]
  return (k) => ones[k]! + others[n - k]! - all[n]!
}

/** ln x(x+1)…(x+k-1) for every k up to `most`. */
function logRising(x: number, most: number): number[] {
  const logs = [0]
  for (let k = 0; k < most; k++) logs.push(logs[k]! + Math.log(x + k))
  return logs
}

const logChoices = (n: number, k: number): number => lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)
