import { studentTail } from '../kernel/statistics/tails.ts'
import { effectiveBase } from '../weights/effective-base.ts'

export interface WeightedValues {
  values: readonly number[]
  /** All 1 by default. */
  weights?: readonly number[]
}

export interface MeansTest {
  meanA: number | null
  meanB: number | null
  /** Null where a side has no variance to tell of. */
  t: number | null
  df: number | null
  /** Two-sided. */
  p: number | null
}

/** Welch's test of two weighted means; variances by the effective base e, times e/(e − 1). */
export function meansTest({ a, b }: { a: WeightedValues; b: WeightedValues }): MeansTest {
  const [one, other] = [momentsOf(a), momentsOf(b)]
  const means = { meanA: one.mean, meanB: other.mean }
  const [u, v] = [one.error, other.error]
  if (u === null || v === null || !(u + v > 0)) return { ...means, t: null, df: null, p: null }
  const t = (one.mean! - other.mean!) / Math.sqrt(u + v)
  const df = (u + v) ** 2 / (u ** 2 / (one.base - 1) + v ** 2 / (other.base - 1))
  return { ...means, t, df, p: 2 * studentTail(Math.abs(t), df) }
}

/** Mean, the square of its standard error, and the effective base. */
function momentsOf({ values, weights = values.map(() => 1) }: WeightedValues) {
  const { sum, effective } = effectiveBase({ weights })
  if (effective === null) return { mean: null, error: null, base: 0 }
  // from the first value on, so that equal ones have that mean to the last digit and no variance
  const first = values[0]!
  const mean = first + values.reduce((all, value, at) => all + (value - first) * weights[at]!, 0) / sum
  if (effective <= 1) return { mean, error: null, base: effective }
  const squares = values.reduce((all, value, at) => all + weights[at]! * (value - mean) ** 2, 0)
  return { mean, error: squares / sum / (effective - 1), base: effective }
}
