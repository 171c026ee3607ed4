import { normalQuantile } from '../kernel/statistics/normal-quantile.ts'

/** Shares, 0 to 1; null of nobody. */
export interface Interval {
  low: number | null
  high: number | null
  /** Half as wide as the usual interval: z√(p(1 − p)/n). */
  margin: number | null
}

/** Wilson's interval of a share, of an effective base, at a level such as .95. */
export function interval(asked: { share: number; effective: number; level: number }): Interval {
  const { effective, level } = asked
  // sums of weights round: a share of all may be a digit above 1
  const share = Math.min(1, Math.max(0, asked.share))
  if (!(effective > 0)) return { low: null, high: null, margin: null }
  const z = normalQuantile((1 + level) / 2)
  const square = (z * z) / effective
  const middle = (share + square / 2) / (1 + square)
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / effective + square / (4 * effective))
  return { low: middle - half, high: middle + half, margin: z * Math.sqrt((share * (1 - share)) / effective) }
}
