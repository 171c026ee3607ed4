/** The points in one row of numbers: all of a round's time goes into distances. */
export class Flat {
  readonly values: Float64Array
  readonly length: number
  readonly axes: number
  readonly #weights: Float64Array

  constructor(points: readonly (readonly number[])[], weights: readonly number[]) {
    this.length = points.length
    this.axes = points[0]?.length ?? 0
    this.values = new Float64Array(points.length * this.axes)
    points.forEach((point, at) => this.values.set(point, at * this.axes))
    this.#weights = Float64Array.from(weights)
  }

  /** Weighted means of the centres that have other points than before; a centre without points stays. */
  meansOf(
    assignment: Uint16Array,
    centres: readonly (readonly number[])[],
    isChanged: Uint8Array,
  ): number[][] {
    const [values, weights, axes] = [this.values, this.#weights, this.axes]
    const sums = new Float64Array(centres.length * axes)
    const all = new Float64Array(centres.length)
    for (let point = 0; point < assignment.length; point++) {
      const centre = assignment[point]!
      if (!isChanged[centre]) continue
      const weight = weights[point]!
      all[centre]! += weight
      addRow(sums, centre * axes, values, point * axes, axes, weight)
    }
    return centres.map((centre, at) =>
      all[at]! > 0 ? centre.map((_, axis) => sums[at * axes + axis]! / all[at]!) : [...centre],
    )
  }

  /** Weighted sum of squared distances to the centres. */
  within(assignment: Uint16Array, centres: readonly (readonly number[])[]): number {
    const all = Float64Array.from(centres.flat())
    const { axes } = this
    let sum = 0
    for (let point = 0; point < assignment.length; point++)
      sum +=
        this.#weights[point]! *
        apart(this.values, point * axes, all, assignment[point]! * axes, axes, Infinity)
    return sum
  }
}

/** Adds a row of numbers to another, each times the weight. By fours, and places as whole numbers (`| 0`), which halves the time. */
function addRow(
  sums: Float64Array,
  to: number,
  values: Float64Array,
  from: number,
  axes: number,
  weight: number,
): void {
  let axis = 0
  for (; axis + 3 < axes; axis += 4) {
    const [sum, value] = [(to + axis) | 0, (from + axis) | 0]
    sums[sum]! += weight * values[value]!
    sums[(sum + 1) | 0]! += weight * values[(value + 1) | 0]!
    sums[(sum + 2) | 0]! += weight * values[(value + 2) | 0]!
    sums[(sum + 3) | 0]! += weight * values[(value + 3) | 0]!
  }
  for (; axis < axes; axis++) sums[to + axis]! += weight * values[from + axis]!
}

/** Squared distance of two rows of numbers, or a first part of it that reaches `most`. */
export function apart(
  one: Float64Array,
  from: number,
  other: Float64Array,
  beside: number,
  axes: number,
  most: number,
): number {
  let sum = 0
  let axis = 0
  for (; axis + 3 < axes && sum < most; axis += 4) {
    const [here, there] = [(from + axis) | 0, (beside + axis) | 0]
    const a = one[here]! - other[there]!
    const b = one[(here + 1) | 0]! - other[(there + 1) | 0]!
    const c = one[(here + 2) | 0]! - other[(there + 2) | 0]!
    const d = one[(here + 3) | 0]! - other[(there + 3) | 0]!
    sum = sum + a * a + b * b + c * c + d * d
  }
  for (; axis < axes && sum < most; axis++) {
    const between = one[from + axis]! - other[beside + axis]!
    sum += between * between
  }
  return sum
}
