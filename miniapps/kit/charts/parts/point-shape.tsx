import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape'
import { kindColor } from './kinds.ts'

const SHAPES = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
  symbolWye,
] as const
const AREA_SQUARE_PX = 44

/** A point in the shape and colour of its series. */
export function PointShape({ place, x, y }: { place: number; x: number; y: number }) {
  const shape = SHAPES[place % SHAPES.length]!
  return (
    <path
      d={symbol(shape, AREA_SQUARE_PX)() ?? undefined}
      transform={`translate(${x},${y})`}
      className="os-chart-point"
      style={{ fill: kindColor(place) }}
    />
  )
}
