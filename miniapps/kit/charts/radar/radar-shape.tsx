import { curveLinear, curveLinearClosed, lineRadial } from 'd3-shape'
import type { ValueScale } from '../geometry/value-scale.ts'
import { dashOf, kindColor } from '../parts/kinds.ts'
import { PointShape } from '../parts/point-shape.tsx'
import { spoke, spokeAngle } from './spoke.ts'

interface RadarShapeProps {
  values: readonly (number | null)[]
  scale: ValueScale
  place: number
}

/** Closed when everything is known; with gaps only the known stretches are drawn, and every known value has its point. */
export function RadarShape({ values, scale, place }: RadarShapeProps) {
  const complete = values.every((value) => value !== null)
  const path = lineRadial<number | null>()
    .defined((value) => value !== null)
    .angle((_, index) => spokeAngle(index, values.length))
    .radius((value) => scale(value ?? 0))
    .curve(complete ? curveLinearClosed : curveLinear)
  const outline = path(complete ? [...values] : [...values, values[0] ?? null]) ?? undefined
  const color = kindColor(place)
  return (
    <g>
      <path
        d={outline}
        strokeWidth={2}
        strokeDasharray={dashOf(place)}
        fillOpacity={0.12}
        strokeLinejoin="round"
        style={{ stroke: color, fill: complete && place === 0 ? color : 'none' }}
      />
      {values.map((value, index) => {
        if (value === null) return null
        const { x, y } = spoke(index, values.length, scale(value))
        // oxlint-disable-next-line react/no-array-index-key -- the place on the circle is the identity
        return <PointShape key={index} place={place} x={x} y={y} />
      })}
    </g>
  )
}
