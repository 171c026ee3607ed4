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
  if (typeof value !== 'number') return '–'
  if (isLowGood(metric)) {
    const style = currency ? ({ style: 'currency', currency } as const) : {}
    return writer(format, { ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)
  }
  if (isPercent(metric))
    return writer(format, { style: 'percent', maximumFractionDigits: 0 }).format(value / POINTS)
  return writer(format, {}).format(value)
}

/** A score, which is 0 to 1, as points of 100 with one digit after the point. */
export const points = (format: Format, score: number | null): string =>
  score === null
    ? '–'
    : writer(format, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score * POINTS)

const writers = new WeakMap<Format, Map<string, Intl.NumberFormat>>()

/**
 * Made once for each way of writing: a slider writes thousands of numbers anew, and making one takes longer
 * than using it.
 */
function writer(format: Format, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = writers.get(format) ?? new Map<string, Intl.NumberFormat>()
  writers.set(format, known)
  const key = JSON.stringify(options)
  const made = known.get(key) ?? format.numberFormat(options)
  known.set(key, made)
  return made
}
