import { quantile } from './quantile.ts'

const FEWEST = 5
/** Makes the median deviation of a normal distribution its standard deviation. */
const MEDIAN_FACTOR = 0.6744898
const MEAN_FACTOR = 1.253314

/**
 * Distance of each value from the median, in standard deviations that outliers have no part in (Iglewicz and Hoaglin);
 * beyond 3.5 a value is worth a look. Where more than half the values are equal the mean deviation takes the place of
 * the median one. Null of fewer than five values.
 */
export function robustZ({ values }: { values: readonly number[] }): number[] | null {
  if (values.length < FEWEST) return null
  const middle = quantile(values, 0.5)!
  const deviations = values.map((value) => Math.abs(value - middle))
  const median = quantile(deviations, 0.5)!
  const mean = deviations.reduce((sum, deviation) => sum + deviation, 0) / values.length
  if (mean === 0) return values.map(() => 0)
  const unit = median > 0 ? median / MEDIAN_FACTOR : MEAN_FACTOR * mean
  return values.map((value) => (value - middle) / unit)
}
