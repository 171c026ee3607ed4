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
  const { points, weights, k } = asked
  const flat = new Flat(points, weights)
  const starts = asked.starts ?? startsOf(points, flat, k)
  let centres = starts.map((place) => [...points[place]!])
  let assignment = flat.nearestOf(centres)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    centres = flat.meansOf(assignment, centres)
    const next = flat.nearestOf(centres)
    const isSettled = next.every((centre, at) => centre === assignment[at])
    assignment = next
    if (isSettled) break
  }
  const within = points.reduce(
    (sum, point, at) => sum + weights[at]! * distance(point, centres[assignment[at]!]!),
    0,
  )
  return { assignment: [...assignment], centres, within }
}

/** The points in one row of numbers: all of a round's time goes into distances. */
class Flat {
  readonly #values: Float64Array
  readonly #weights: Float64Array
  readonly #axes: number

  constructor(points: readonly (readonly number[])[], weights: readonly number[]) {
    this.#axes = points[0]?.length ?? 0
    this.#values = new Float64Array(points.length * this.#axes)
    points.forEach((point, at) => this.#values.set(point, at * this.#axes))
    this.#weights = Float64Array.from(weights)
  }

  /** Place of each point's nearest centre, of equals the first; a sum of squares ends where it is too great. */
  nearestOf(centres: readonly (readonly number[])[]): Uint16Array {
    const [values, axes, of] = [this.#values, this.#axes, Float64Array.from(centres.flat())]
    const places = new Uint16Array(this.#weights.length)
    for (let point = 0; point < places.length; point++) {
      const from = point * axes
      let least = Infinity
      for (let centre = 0; centre < centres.length; centre++) {
        const beside = centre * axes
        let sum = 0
        for (let axis = 0; axis < axes && sum < least; axis++) {
          const apart = values[from + axis]! - of[beside + axis]!
          sum += apart * apart
        }
        if (sum >= least) continue
        least = sum
        places[point] = centre
      }
    }
    return places
  }

  /** Weighted means; a centre without points stays. */
  meansOf(assignment: Uint16Array, centres: readonly (readonly number[])[]): number[][] {
    const [values, weights, axes] = [this.#values, this.#weights, this.#axes]
    const sums = new Float64Array(centres.length * axes)
    const all = new Float64Array(centres.length)
    for (let point = 0; point < assignment.length; point++) {
      const [centre, weight] = [assignment[point]!, weights[point]!]
      all[centre]! += weight
      for (let axis = 0; axis < axes; axis++)
        sums[centre * axes + axis]! += weight * values[point * axes + axis]!
    }
    return centres.map((centre, at) =>
      all[at]! > 0 ? centre.map((_, axis) => sums[at * axes + axis]! / all[at]!) : [...centre],
    )
  }
}

function startsOf(points: readonly (readonly number[])[], flat: Flat, k: number): number[] {
  const [mean] = flat.meansOf(new Uint16Array(points.length), [(points[0] ?? []).map(() => 0)])
  const starts = [placeOf(points, (point) => -distance(point, mean!))]
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

function distance(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let axis = 0; axis < one.length; axis++) sum += (one[axis]! - other[axis]!) ** 2
  return sum
}
