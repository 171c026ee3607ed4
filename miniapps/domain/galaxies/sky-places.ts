import type { Point } from './force-layout.ts'

/** Margin of a picture that stays free of nodes. Unit: pixels. */
const EDGE_PX = 24
/** A finger reaches so far. */
const REACH_PX = 18
const STEP = 0.02
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A picture of a galaxy, in pixels. */
export interface Picture {
  width: number
  height: number
}

/** A node at its place, 0 to 1 across and down. */
export interface Placed {
  id: string
  at: Point
}

const between = (value: number) => Math.min(1, Math.max(0, value))

/** Place of a node in a picture, in pixels. */
export const inPicture = ({ x, y }: Point, { width, height }: Picture): Point => ({
  x: EDGE_PX + x * (width - 2 * EDGE_PX),
  y: EDGE_PX + y * (height - 2 * EDGE_PX),
})

/** Place that a point of a picture stands for, its edges for what is beyond them. */
export const fromPicture = ({ x, y }: Point, { width, height }: Picture): Point => ({
  x: between((x - EDGE_PX) / (width - 2 * EDGE_PX)),
  y: between((y - EDGE_PX) / (height - 2 * EDGE_PX)),
})

/** The node nearest to a point of a picture, within reach. */
export function nodeUnder<Node extends Placed>(
  nodes: readonly Node[],
  point: Point,
  picture: Picture,
): Node | undefined {
  const { width, height } = picture
  const at = fromPicture(point, picture)
  const away = ({ at: { x, y } }: Node) => Math.hypot((x - at.x) * width, (y - at.y) * height)
  const [nearest] = nodes.toSorted((one, other) => away(one) - away(other))
  return nearest && away(nearest) <= REACH_PX ? nearest : undefined
}

/** Moves a point as an arrow key says; undefined of other keys. */
export function stepOf(key: string): ((at: Point) => Point) | undefined {
  const by = ARROWS[key]
  return by && (({ x, y }) => ({ x: between(x + by.x), y: between(y + by.y) }))
}

/** The next node from left to right, or the one before. */
export function readingOrder<Node extends Placed>(
  nodes: readonly Node[],
  chosen: string | undefined,
  key: string,
): Node | undefined {
  const sorted = nodes.toSorted((one, other) => one.at.x - other.at.x || one.at.y - other.at.y)
  const at = sorted.findIndex(({ id }) => id === chosen)
  const by = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  if (at < 0) return by > 0 ? sorted[0] : sorted.at(-1)
  return sorted[Math.min(sorted.length - 1, Math.max(0, at + by))]
}
