import { isLowGood } from '../../domain/touchpoints/metrics.ts'
import { BASE_METRICS, CHARACTERISTICS } from '../../domain/touchpoints/wire.ts'
import type { Format } from '../../kit/words/format.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'

const KNOWN = [...BASE_METRICS, ...CHARACTERISTICS] as const
const known = (metric: string) => KNOWN.find((each) => each === metric)
/** Points of a score go to 100. */
const POINTS = 100

/** An agency's own metrics are called as they are stored. */
export function metricName(metric: string): string {
  const key = known(metric)
  if (key === 'reach' || key === 'cpm') return planningWords(key)
  return key ? words(`metric.${key}`) : metric
}

/** Shares of people; what an agency measures besides has the unit that only it knows. */
export const isPercent = (metric: string): boolean =>
  known(metric) !== undefined && !isLowGood(metric) && metric !== 'index'

/** A value with its unit; an en dash where it was not measured. */
export function metricValue(
  format: Format,
  metric: string,
  value: number | null | undefined,
  currency = '',
): string {
  if (isLowGood(metric)) return format.currency(value, currency, 2)
  return isPercent(metric) && typeof value === 'number'
    ? format.percent(value / POINTS)
    : format.number(value)
}

/** Of 0 to 100, with a digit after the point. */
export const points = (format: Format, score: number | null): string =>
  format.number(score === null ? null : score * POINTS, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
