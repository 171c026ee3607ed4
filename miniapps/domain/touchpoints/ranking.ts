import {
  baseFlag,
  type Metric,
  type RankedTouchpoint,
  rankTouchpoints,
  type RatedTouchpoint,
} from '../planning/touchpoints/rank-touchpoints.ts'
import { isLowGood, metricsIn, type Weights } from './metrics.ts'

export interface RankingChoice {
  /** By metric, in proportion to one another. */
  weights: Weights
  /** Codes of touchpoints that the person leaves out: the others then stand among themselves. */
  out: readonly string[]
  /** Touchpoints with too few people asked count as well. */
  lowBases: boolean
}

export interface RankedRow extends RankedTouchpoint {
  /** From 1. */
  rank: number
  n: number
  values: RatedTouchpoint['values']
}

export interface Ranking {
  rows: readonly RankedRow[]
  /** Metrics that count. */
  metrics: readonly Metric[]
  /** The least and the most of each of them, over the rows. */
  spans: Readonly<Record<string, Span>>
  /** Left out, since too few people were asked. */
  lowBase: readonly string[]
}

export interface Span {
  least: number
  most: number
}

/** Touchpoints of an edition in the order of their score. */
export function rankingOf(rated: readonly RatedTouchpoint[], choice: RankingChoice): Ranking {
  const { weights, lowBases } = choice
  const out = new Set(choice.out)
  const asked = rated.filter(({ id }) => !out.has(id))
  const metrics = metricsIn(rated).flatMap((name): Metric[] => {
    const weight = weights[name] ?? 0
    return weight > 0 ? [{ name, weight, lowIsGood: isLowGood(name) }] : []
  })
  const byId = new Map(asked.map((each) => [each.id, each]))
  const rows = rankTouchpoints({ touchpoints: asked, metrics, lowBases }).map((ranked, place): RankedRow => {
    const { n, values } = byId.get(ranked.id)!
    return { ...ranked, rank: place + 1, n, values }
  })
  return {
    rows,
    metrics,
    spans: Object.fromEntries(metrics.map(({ name }) => [name, spanOf(name, rows)])),
    lowBase: lowBases ? [] : asked.filter(({ n }) => baseFlag(n) === '**').map(({ id }) => id),
  }
}

function spanOf(metric: string, rows: readonly RankedRow[]): Span {
  const values = rows.flatMap((row) => row.values[metric] ?? [])
  return { least: Math.min(...values), most: Math.max(...values) }
}

/** The way from one measured value to its part of the score. */
export interface ScoreStep extends Span {
  metric: string
  /** Null: not measured, its weight went to the others. */
  value: number | null
  /** Share of the score that hangs on it, 0 to 1, once the weight of what is missing was shared out. */
  weight: number
  /** 0 the worst of those shown, 1 the best. */
  place: number | null
  /** Weight times place. */
  part: number | null
}

/** Each metric's part of a score, and how it comes about. */
export function scoreSteps(row: RankedRow, { metrics, spans }: Ranking): readonly ScoreStep[] {
  const isMeasured = ({ name }: Metric) => typeof row.values[name] === 'number'
  const all = metrics.filter(isMeasured).reduce((sum, { weight }) => sum + weight, 0)
  return metrics.map((metric): ScoreStep => {
    const part = row.parts[metric.name] ?? null
    const weight = isMeasured(metric) && all > 0 ? metric.weight / all : 0
    return {
      ...spans[metric.name]!,
      metric: metric.name,
      value: row.values[metric.name] ?? null,
      weight,
      place: part === null ? null : part / weight,
      part,
    }
  })
}
