/** A weighted base. Kish: a sample of `effective` equally weighted people would be as precise. */
export interface EffectiveBase {
  /** People whose weight is above 0. */
  n: number
  sum: number
  sumSquares: number
  /** (Σw)²/Σw²; null without anybody. */
  effective: number | null
  /** n over the effective base. */
  designEffect: number | null
  /** The effective base over n. */
  efficiency: number | null
}

/** Price of weighting: the base that is left of a sample by Kish's formula. */
export function effectiveBase({ weights }: { weights: readonly number[] }): EffectiveBase {
  let [n, sum, sumSquares] = [0, 0, 0]
  for (const weight of weights) {
    if (!(weight > 0)) continue
    n += 1
    sum += weight
    sumSquares += weight * weight
  }
  if (n === 0) return { n, sum, sumSquares, effective: null, designEffect: null, efficiency: null }
  const effective = (sum * sum) / sumSquares
  return { n, sum, sumSquares, effective, designEffect: n / effective, efficiency: effective / n }
}
