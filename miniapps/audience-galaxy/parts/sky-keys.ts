import type { Point } from '../../domain/galaxies/force-layout.ts'
import type { GalaxyNode } from './count-galaxy.ts'

const STEP = 0.02
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const between = (value: number) => Math.min(1, Math.max(0, value))

/** Moves a point as an arrow key says; undefined of other keys. */
export function stepOf(key: string): ((at: Point) => Point) | undefined {
  const by = ARROWS[key]
  return by && (({ x, y }) => ({ x: between(x + by.x), y: between(y + by.y) }))
}

/** The next node from left to right, or the one before. */
export function readingOrder(
  nodes: readonly GalaxyNode[],
  chosen: string | undefined,
  key: string,
): GalaxyNode | undefined {
  const sorted = nodes.toSorted((one, other) => one.at.x - other.at.x || one.at.y - other.at.y)
  const at = sorted.findIndex(({ id }) => id === chosen)
  const by = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  if (at < 0) return by > 0 ? sorted[0] : sorted.at(-1)
  return sorted[Math.min(sorted.length - 1, Math.max(0, at + by))]
}
