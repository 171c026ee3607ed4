export interface Clusters {
  /** Place of each point's centre. */
  assignment: number[]
  centres: number[][]
  /** Weighted sum of squared distances to the centres. */
  within: number
}

const MOST_ROUNDS = 1000

/**
 * Lloyd's k-means of weighted points. It starts at the point nearest to the weighted mean, then at those that are farthest from all
 * centres, of equals the first, and ends when nobody moves.
 * @param starts places of the points to start at, in place of those
 */
export function kMeans(asked: {
  points: readonly (readonly number[])[]
  weights: readonly number[]
  k: number
  starts?: readonly number[]
}): Clusters {
  const { points, weights, k, starts = startsOf(points, weights, k) } = asked
  let centres = starts.map((place) => [...points[place]!])
  let assignment = points.map((point) => nearest(point, centres))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    centres = centres.map((centre, at) => meanOf(points, weights, assignment, at) ?? centre)
    const next = points.map((point) => nearest(point, centres))
    const isSettled = next.every((centre, at) => centre === assignment[at])
    assignment = next
    if (isSettled) break
  }
  const within = points.reduce(
    (sum, point, at) => sum + weights[at]! * distance(point, centres[assignment[at]!]!),
    0,
  )
  return { assignment, centres, within }
}

function startsOf(points: readonly (readonly number[])[], weights: readonly number[], k: number): number[] {
  const mean = meanOf(
    points,
    weights,
    points.map(() => 0),
    0,
  )!
  const starts = [placeOf(points, (point) => -distance(point, mean))]
  const away = points.map((point) => distance(point, points[starts[0]!]!))
  while (starts.length < Math.min(k, points.length)) {
    const farthest = placeOf(points, (_, at) => away[at]!)
    starts.push(farthest)
    points.forEach((point, at) => (away[at] = Math.min(away[at]!, distance(point, points[farthest]!))))
  }
  return starts
}

/** Of the highest value, of equals the first. */
function placeOf(
  points: readonly (readonly number[])[],
  valueOf: (point: readonly number[], at: number) => number,
): number {
  let [best, most] = [0, -Infinity]
  points.forEach((point, at) => {
    const value = valueOf(point, at)
    if (value > most) [best, most] = [at, value]
  })
  return best
}

function nearest(point: readonly number[], centres: readonly (readonly number[])[]): number {
  return placeOf(centres, (centre) => -distance(point, centre))
}

/** Undefined of a centre without points. */
function meanOf(
  points: readonly (readonly number[])[],
  weights: readonly number[],
  assignment: readonly number[],
  of: number,
): number[] | undefined {
  const sums = (points[0] ?? []).map(() => 0)
  let all = 0
  points.forEach((point, at) => {
    if (assignment[at] !== of) return
    const weight = weights[at]!
    all += weight
    for (let axis = 0; axis < sums.length; axis++) sums[axis]! += weight * point[axis]!
  })
  return all > 0 ? sums.map((sum) => sum / all) : undefined
}

function distance(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let axis = 0; axis < one.length; axis++) sum += (one[axis]! - other[axis]!) ** 2
  return sum
}
