import { quantile } from '../kernel/statistics/quantile.ts'
import { BENCHMARK_MAX_SHARE, BENCHMARK_MIN_BRANDS } from './limits.ts'
import { shownScore } from './score.ts'

/** What the newest submitted audit of one brand adds to a benchmark. */
export interface BenchmarkEntry {
  /** How many questions it answered: how much of the benchmark is this brand's. */
  answers: number
  score: number | null
  /** Score of each dimension by its English name. */
  dimensions: Readonly<Record<string, number | null>>
}

/** In whole points: the quartiles of five brands would else be three brands' own figures. */
export interface Quartiles {
  p25: number
  p50: number
  p75: number
  /** Brands. */
  n: number
}

/** Why there is none: the brand has no category or market, or what is shown would say too much about a rival. */
export type NoBenchmark = 'no-category' | 'too-few-brands' | 'one-brand-prevails'

export interface BenchmarkFigures {
  /** With a result, this one included. */
  brands: number
  missing: NoBenchmark | null
  total: Quartiles | null
  /** In the order of the scorecard's dimensions; null where fewer brands have a score. */
  dimensions: readonly (Quartiles | null)[]
}

/** Of brands in one category and market of one agency. */
export interface Benchmark extends BenchmarkFigures {
  category: string | null
  /** Country code. */
  market: string | null
}

/** Where brands like this one stand, one entry a brand. */
export function benchmarkOf(
  entries: readonly BenchmarkEntry[],
  dimensions: readonly string[],
): BenchmarkFigures {
  const scored = entries.filter(({ score }) => score !== null)
  const missing = whyNot(scored)
  const shown = missing ? [] : scored
  return {
    brands: scored.length,
    missing,
    total: enough(shown.map(({ score }) => score)),
    dimensions: dimensions.map((dimension) => enough(shown.map((entry) => entry.dimensions[dimension]))),
  }
}

function whyNot(entries: readonly BenchmarkEntry[]): NoBenchmark | null {
  if (entries.length < BENCHMARK_MIN_BRANDS) return 'too-few-brands'
  const all = entries.reduce((sum, { answers }) => sum + answers, 0)
  const prevails = entries.some(({ answers }) => answers > all * BENCHMARK_MAX_SHARE)
  return prevails ? 'one-brand-prevails' : null
}

function enough(scores: readonly (number | null | undefined)[]): Quartiles | null {
  const known = scores.filter((score) => typeof score === 'number')
  return known.length < BENCHMARK_MIN_BRANDS ? null : quartiles(known)
}

/** In whole points, above zero where the score is better. */
export const gapToMedian = (score: number, { p50 }: Quartiles): number => Math.round(shownScore(score) - p50)

/** In whole points: nothing finer is told of rivals. */
export function quartiles(values: readonly number[]): Quartiles {
  const at = (share: number) => Math.round(quantile(values, share)!)
  return { p25: at(0.25), p50: at(0.5), p75: at(0.75), n: values.length }
}
