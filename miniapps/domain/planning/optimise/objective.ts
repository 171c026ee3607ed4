import type { Refused } from '../../kernel/refused.ts'
import { type Channel, shapeOfChannel } from './channel.ts'

export type Goal = 'sum' | 'reach'

/** One channel's part of what is to become largest; parts add up. */
export interface Term {
  value(x: number): number
  slope(x: number): number
  isConcave: boolean
  /** The spend at which the slope has fallen to that value, where a formula says it. */
  spendAt?(slope: number): number
  min: number
  max: number
}

export interface Objective {
  terms: readonly Term[]
  /** The goal in its own unit: the sum of curves, or reach in percent. */
  total(spend: readonly number[]): number
  /** Turns a term's slope into that of the goal. */
  unit(spend: readonly number[]): number
  /** Upper limit of the goal. */
  ceiling: number
  /** Of a search where terms are not concave. */
  seed: number
}

/** The smallest share that may be left unreached: its logarithm stands for all that is beyond. */
const NOBODY = 1e-12
const SEED = 27

/**
 * Sum: Σ of the curves. Reach: 1 - Π(1 - d·R) is largest where Σ -ln(1 - d·R) is, so it is a sum too, and one of
 * concave parts for exponential curves; d is the duplication of `combineReach`. Refused where d would make a pair of
 * channels larger than its parts.
 */
export function objectiveOf(
  channels: readonly Channel[],
  goal: Goal,
  duplication: number,
  seed = SEED,
): Objective | Refused<'duplication'> {
  const shapes = channels.map(shapeOfChannel)
  const bounds = channels.map(({ min = 0, max = Infinity }) => ({ min, max }))
  const most = Math.max(0, ...shapes.map(({ ceiling }) => ceiling))
  if (goal === 'reach' && (!(duplication >= 0) || (duplication * most) / 100 > 1 + NOBODY))
    return { refused: 'duplication' }
  const sum = (spend: readonly number[]) =>
    shapes.reduce((all, { reach }, place) => all + reach(spend[place]!), 0)
  if (goal === 'sum' || duplication === 0) {
    const terms = shapes.map((shape, place): Term => {
      return { ...shape, value: shape.reach, spendAt: inverseOf(channels[place]!), ...bounds[place]! }
    })
    const limit = goal === 'reach' ? 100 : Infinity
    const ceiling = shapes.reduce((all, shape) => all + shape.ceiling, 0)
    return {
      terms,
      total: (spend) => Math.min(limit, sum(spend)),
      unit: () => 1,
      ceiling: Math.min(limit, ceiling),
      seed,
    }
  }
  const share = duplication / 100
  const missed = (spend: readonly number[]) =>
    shapes.reduce((all, { reach }, place) => all * (1 - share * reach(spend[place]!)), 1)
  const terms = shapes.map(({ reach, slope, isConcave }, place): Term => {
    const left = (x: number) => Math.max(NOBODY, 1 - share * reach(x))
    return {
      value: (x) => -Math.log(left(x)),
      slope: (x) => (share * slope(x)) / left(x),
      isConcave: isConcave && 'curve' in channels[place]!,
      spendAt: inverseOf(channels[place]!, share),
      ...bounds[place]!,
    }
  })
  return {
    terms,
    total: (spend) => Math.min(100, (1 - missed(spend)) / share),
    unit: (spend) => missed(spend) / share,
    ceiling: 100,
    seed,
  }
}

/** The spend at which the slope of an exponential, or of -ln(1 - share·exponential), has a value. */
function inverseOf(channel: Channel, share = 0): Term['spendAt'] {
  if (!('curve' in channel) || channel.curve.family !== 'exponential') return
  const { max, k } = channel.curve
  const most = share * max
  if (share === 0) return (slope) => k * Math.log(max / (k * slope))
  return most >= 1
    ? undefined
    : (slope) => (slope < 1 / k ? k * Math.log((most * (1 / k - slope)) / (slope * (1 - most))) : 0)
}
