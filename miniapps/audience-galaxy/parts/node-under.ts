import type { Point } from '../../domain/galaxies/force-layout.ts'
import { EDGE_PX } from './draw-sky.ts'
import type { GalaxyNode } from './count-galaxy.ts'

/** A finger reaches so far. */
const REACH_PX = 18

interface OnScreen {
  clientX: number
  clientY: number
}

const between = (value: number) => Math.min(1, Math.max(0, value))

/** Place of a pointer in the picture, 0 to 1. */
export function pointUnder(canvas: HTMLCanvasElement, { clientX, clientY }: OnScreen): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return {
    x: between((clientX - left - EDGE_PX) / (width - 2 * EDGE_PX)),
    y: between((clientY - top - EDGE_PX) / (height - 2 * EDGE_PX)),
  }
}

/** The node nearest to a pointer, within reach. */
export function nodeUnder(
  canvas: HTMLCanvasElement,
  nodes: readonly GalaxyNode[],
  pointer: OnScreen,
): GalaxyNode | undefined {
  const { width, height } = canvas.getBoundingClientRect()
  const at = pointUnder(canvas, pointer)
  const away = ({ at: { x, y } }: GalaxyNode) => Math.hypot((x - at.x) * width, (y - at.y) * height)
  const [nearest] = nodes.toSorted((one, other) => away(one) - away(other))
  return nearest && away(nearest) <= REACH_PX ? nearest : undefined
}
