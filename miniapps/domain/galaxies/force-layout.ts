import { randomOf } from '../kernel/random.ts'
import type { Edge } from '../segments/communities.ts'

export interface Point {
  x: number
  y: number
}

const ROUNDS = 120
/** Nodes farther apart than this many ideal distances do not push each other away. */
const REACH = 4

/**
 * Nodes placed by springs along the edges and by pushing each other away, each between 0 and 1: near ones share people. The same seed gives
 * the same picture.
 */
export function forceLayout(asked: {
  nodes: readonly string[]
  edges: readonly Edge[]
  seed: number
}): Point[] {
  const { nodes, seed } = asked
  const random = randomOf(seed)
  const points = nodes.map((): Point => ({ x: random(), y: random() }))
  const places = new Map(nodes.map((node, place) => [node, place]))
  const edges = asked.edges.map(([a, b, weight]) => [places.get(a)!, places.get(b)!, weight] as const)
  const ideal = 1 / Math.sqrt(Math.max(1, nodes.length))
  for (let round = 0; round < ROUNDS; round++) {
    const moves = points.map((): Point => ({ x: 0, y: 0 }))
    push(points, moves, ideal)
    for (const [a, b, weight] of edges) pull(points, moves, a, b, weight / ideal)
    const most = 0.1 * (1 - round / ROUNDS)
    points.forEach((point, at) => step(point, moves[at]!, most))
  }
  return within(points)
}

/** Neighbours are found in a grid, as far ones hardly push. */
function push(points: readonly Point[], moves: readonly Point[], ideal: number): void {
  const size = ideal * REACH
  const grid = new Map<string, number[]>()
  const cellOf = ({ x, y }: Point) => [Math.floor(x / size), Math.floor(y / size)] as const
  points.forEach((point, at) => {
    const key = cellOf(point).join()
    grid.set(key, [...(grid.get(key) ?? []), at])
  })
  points.forEach((point, at) => {
    const [column, row] = cellOf(point)
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of grid.get(`${column + dx},${row + dy}`) ?? []) {
          if (other === at) continue
          const x = point.x - points[other]!.x
          const y = point.y - points[other]!.y
          const square = Math.max(x * x + y * y, 1e-6)
          moves[at]!.x += (x * ideal * ideal) / square
          moves[at]!.y += (y * ideal * ideal) / square
        }
    // towards the middle, so that what has no neighbours does not drift away
    moves[at]!.x += (0.5 - point.x) * ideal
    moves[at]!.y += (0.5 - point.y) * ideal
  })
}

function pull(
  points: readonly Point[],
  moves: readonly Point[],
  a: number,
  b: number,
  strength: number,
): void {
  const x = points[b]!.x - points[a]!.x
  const y = points[b]!.y - points[a]!.y
  const force = strength * Math.sqrt(x * x + y * y)
  moves[a]!.x += x * force
  moves[a]!.y += y * force
  moves[b]!.x -= x * force
  moves[b]!.y -= y * force
}

function step(point: Point, { x, y }: Point, most: number): void {
  const length = Math.sqrt(x * x + y * y)
  const share = length > most ? most / length : 1
  point.x += x * share
  point.y += y * share
}

/** Stretched to the whole square. */
function within(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const scaled = (value: number, all: readonly number[]) => {
    const [least, most] = [Math.min(...all), Math.max(...all)]
    return most > least ? (value - least) / (most - least) : 0.5
  }
  return points.map(({ x, y }) => ({ x: scaled(x, xs), y: scaled(y, ys) }))
}
