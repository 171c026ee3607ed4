import type { Refused } from '../../kernel/refused.ts'

export interface Hofmans {
  reach: number
  /** Exponent of the growth of duplication with insertions; 1 without a third reach. */
  alpha: number
  warnings: 'uncorrected'[]
}

/** Rounding error between two reaches that are equal. */
const SAME = 1e-12

/**
 * Hofmans (1966): reach of N insertions in one vehicle, N·R1/(1 + (N-1)^α·d/R2) with d = 2R1 - R2. Shares. α comes from
 * the reach after three insertions, and is exact so far; without it α = 1 is exact to two and warned from three on.
 * Refused where the formula leaves what can be: above the universe, or below the reach of an insertion less.
 */
export function hofmans(asked: {
  one: number
  two: number
  three?: number
  insertions: number
}): Hofmans | Refused<'two' | 'three' | 'above-universe' | 'falls'> {
  const { one, two, three, insertions } = asked
  if (!(one > 0 && two >= one && two <= 2 * one)) return { refused: 'two' }
  const alpha = three === undefined ? 1 : alphaOf(one, two, three)
  if (alpha === null) return { refused: 'three' }
  const shared = 2 * one - two
  const reachOf = (n: number) => (n < 2 ? n * one : (n * one) / (1 + ((n - 1) ** alpha * shared) / two))
  const reach = reachOf(insertions)
  if (reach > 1 + SAME) return { refused: 'above-universe' }
  if (reach < reachOf(insertions - 1) - SAME) return { refused: 'falls' }
  return { reach, alpha, warnings: three === undefined && insertions > 2 ? ['uncorrected'] : [] }
}

/** Null for a third reach that cannot be, or that no α leads to. */
function alphaOf(one: number, two: number, three: number): number | null {
  if (three < two || three > Math.min(1, 3 * one) + SAME) return null
  const shared = 2 * one - two
  const isThrice = Math.abs(three - 3 * one) <= SAME
  if (shared === 0 || isThrice) return shared === 0 && isThrice ? 1 : null
  const alpha = Math.log(((3 * one - three) * two) / (three * shared)) / Math.LN2
  return Number.isFinite(alpha) ? alpha : null
}
