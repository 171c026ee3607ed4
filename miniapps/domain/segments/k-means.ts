import { apart, Flat } from './flat-points.ts'

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
  const starts = points.length === 0 ? [] : (asked.starts ?? startsOf(points, flat, k))
  let centres = starts.map((place) => [...points[place]!])
  const nearest = new Nearest(flat, centres)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    centres = flat.meansOf(nearest.places, centres, nearest.isChanged)
    if (!nearest.moveTo(centres)) break
  }
  return { assignment: [...nearest.places], centres, within: flat.within(nearest.places, centres) }
}

/** A point this much nearer to its own centre stays there, whatever rounding did to its bounds. */
const SURE = 1 - 1e-9

/**
 * Each point's nearest centre, of equals the first. With it a bound of how far that is, and of how near the others are: as centres move less
 * than lies between, most points need no distance to any (Hamerly).
 */
class Nearest {
  readonly places: Uint16Array
  /** By centre: whether points came to it or left it in the last round. */
  readonly isChanged: Uint8Array
  readonly #flat: Flat
  readonly #own: Float64Array
  readonly #others: Float64Array
  #centres: Float64Array

  constructor(flat: Flat, centres: readonly (readonly number[])[]) {
    const { length } = flat
    this.#flat = flat
    this.places = new Uint16Array(length)
    this.#own = new Float64Array(length)
    this.#others = new Float64Array(length)
    this.#centres = Float64Array.from(centres.flat())
    this.isChanged = new Uint8Array(centres.length).fill(1)
    for (let point = 0; point < length; point++) this.#search(point)
  }

  /** @returns whether any point has another centre now */
  moveTo(centres: readonly (readonly number[])[]): boolean {
    const [places, own, others, { values, axes }] = [this.places, this.#own, this.#others, this.#flat]
    const before = this.#centres
    const now = Float64Array.from(centres.flat())
    const moved = centres.map((_, at) => Math.sqrt(apart(before, at * axes, now, at * axes, axes, Infinity)))
    const most = Math.max(...moved)
    this.#centres = now
    this.isChanged.fill(0)
    for (let point = 0; point < places.length; point++) {
      const place = places[point]!
      others[point]! -= most
      own[point]! += moved[place]!
      if (own[point]! < others[point]! * SURE) continue
      own[point] = Math.sqrt(apart(values, point * axes, now, place * axes, axes, Infinity))
      if (own[point]! < others[point]! * SURE) continue
      this.#search(point)
      if (places[point] !== place) this.isChanged[place] = this.isChanged[places[point]!] = 1
    }
    return this.isChanged.includes(1)
  }

  /** Nearest and second nearest centre of a point. A distance is left unfinished once it exceeds the second nearest, to save time. */
  #search(point: number): void {
    const [{ values, axes }, centres] = [this.#flat, this.#centres]
    let [place, least, second] = [0, Infinity, Infinity]
    for (let centre = 0; centre * axes < centres.length; centre++) {
      const sum = apart(values, point * axes, centres, centre * axes, axes, second)
      if (sum < least) [place, least, second] = [centre, sum, least]
      else if (sum < second) second = sum
    }
    this.places[point] = place
    this.#own[point] = Math.sqrt(least)
    this.#others[point] = Math.sqrt(second)
  }
}

function startsOf(points: readonly (readonly number[])[], flat: Flat, k: number): number[] {
  const [mean] = flat.meansOf(
    new Uint16Array(points.length),
    [(points[0] ?? []).map(() => 0)],
    Uint8Array.of(1),
  )
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
