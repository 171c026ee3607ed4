import { randomOf } from '../kernel/random.ts'
import { halvesAgree } from './halves-agree.ts'
import { type Clusters, kMeans } from './k-means.ts'

/** Further starts, beside the one by distance. */
const STARTS = 10

/**
 * The best of eleven starts of k-means on standardised features. Stability: how well the segments of halves of the people agree with them,
 * 1 as alike as can be.
 */
export function findSegments(asked: {
  points: readonly (readonly number[])[]
  weights: readonly number[]
  k: number
  seed: number
}): { assignment: number[]; stability: number } {
  const { weights, k } = asked
  const random = randomOf(asked.seed)
  const points = standardised(asked.points, weights)
  let best: Clusters = kMeans({ points, weights, k })
  for (let start = 0; start < STARTS; start++) {
    const starts = Array.from({ length: k }, () => Math.floor(random() * points.length))
    const found = kMeans({ points, weights, k, starts })
    if (found.within < best.within) best = found
  }
  const { assignment } = best
  const again = (half: readonly number[]) => {
    const pick = <Value>(all: readonly Value[]) => half.map((place) => all[place]!)
    return kMeans({ points: pick(points), weights: pick(weights), k }).assignment
  }
  return { assignment, stability: halvesAgree({ assignment, random, again }) }
}

/** Features with mean 0 and variance 1; one that does not vary tells nobody apart. */
function standardised(points: readonly (readonly number[])[], weights: readonly number[]): number[][] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = (of: (point: readonly number[]) => number) =>
    points.reduce((sum, point, at) => sum + weights[at]! * of(point), 0) / all
  const scales = (points[0] ?? []).map((_, axis) => {
    const middle = mean((point) => point[axis]!)
    const spread = Math.sqrt(mean((point) => (point[axis]! - middle) ** 2))
    return { middle, spread: spread > 0 ? spread : 1 }
  })
  return points.map((point) => scales.map(({ middle, spread }, axis) => (point[axis]! - middle) / spread))
}
