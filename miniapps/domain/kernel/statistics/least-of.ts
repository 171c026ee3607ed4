interface Vertex {
  at: readonly number[]
  cost: number
}
export type Bounds = readonly [low: number, high: number]

const MOST_STEPS = 400
const MOST_RESTARTS = 4
const SMALLEST = 1e-9

/**
 * The place with the least cost within bounds: the best of a grid, then downhill from there by Nelder and Mead, begun
 * anew with a full simplex until that gains nothing. For costs of one to three figures; it follows no gradient and needs
 * none.
 */
export function leastOf(
  costOf: (at: readonly number[]) => number,
  bounds: readonly Bounds[],
  gridSize: number,
): readonly number[] {
  const vertex = (at: readonly number[]): Vertex => {
    const held = at.map((value, axis) => Math.min(bounds[axis]![1], Math.max(bounds[axis]![0], value)))
    return { at: held, cost: costOf(held) }
  }
  const steps = bounds.map(([low, high]) => (high - low) / (gridSize - 1))
  const places = bounds.reduce<number[][]>(
    (all, [low], axis) =>
      all.flatMap((at) => Array.from({ length: gridSize }, (_, step) => [...at, low + step * steps[axis]!])),
    [[]],
  )
  let best = places.map(vertex).reduce(lower)
  for (let restart = 0; restart < MOST_RESTARTS; restart++) {
    const around = best.at.map((value, axis) => {
      const step = steps[axis]! / 4 ** restart
      return vertex(best.at.with(axis, value + (value + step > bounds[axis]![1] ? -step : step)))
    })
    const found = downhill(vertex, [best, ...around])
    const gained = best.cost - found.cost
    best = lower(best, found)
    if (gained <= best.cost * 1e-12) break
  }
  return best.at
}

const lower = (one: Vertex, other: Vertex): Vertex => (other.cost < one.cost ? other : one)

function downhill(vertex: (at: readonly number[]) => Vertex, start: readonly Vertex[]): Vertex {
  let simplex = start
  for (let step = 0; step < MOST_STEPS; step++) {
    simplex = simplex.toSorted((one, other) => one.cost - other.cost)
    const [best, worst, second] = [simplex[0]!, simplex.at(-1)!, simplex.at(-2)!]
    if (best.at.every((value, axis) => Math.abs(value - worst.at[axis]!) < SMALLEST)) break
    const others = simplex.slice(0, -1)
    const along = (share: number) =>
      vertex(
        worst.at.map((value, axis) => {
          const center = others.reduce((sum, { at }) => sum + at[axis]!, 0) / others.length
          return center + share * (value - center)
        }),
      )
    const reflected = along(-1)
    let next = reflected
    if (reflected.cost < best.cost) next = lower(reflected, along(-2))
    else if (reflected.cost >= second.cost) next = along(reflected.cost < worst.cost ? -0.5 : 0.5)
    const shrunk = (each: Vertex) => vertex(each.at.map((value, axis) => (value + best.at[axis]!) / 2))
    simplex = next.cost < worst.cost ? [...others, next] : [best, ...simplex.slice(1).map(shrunk)]
  }
  return simplex.reduce(lower)
}
