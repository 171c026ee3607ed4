import type { RatedTouchpoint } from '../planning/touchpoints/rank-touchpoints.ts'
import { BASE_METRICS, CHARACTERISTICS } from './wire.ts'

export type Weights = Readonly<Record<string, number>>

/** A ranking begins with these, until somebody moves a slider. */
export const FIRST_WEIGHTS: Weights = { reach: 50, index: 30, cpm: 20 }

/** Prices: the least is the best. */
const LOW_IS_GOOD: ReadonlySet<string> = new Set(['cpm', 'cpp', 'cpc', 'cpv', 'cpa'])
export const isLowGood = (metric: string): boolean => LOW_IS_GOOD.has(metric)

const KNOWN: readonly string[] = [...BASE_METRICS, ...CHARACTERISTICS]

/**
 * Metrics of an edition: those that every edition has first, then strengths, then what an agency measures
 * besides.
 */
export function metricsIn(rated: readonly RatedTouchpoint[]): readonly string[] {
  const found = new Set(rated.flatMap(({ values }) => Object.keys(values)))
  const known = KNOWN.filter((metric) => found.has(metric))
  return [...known, ...[...found].filter((metric) => !KNOWN.includes(metric)).toSorted()]
}
