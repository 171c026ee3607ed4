import { dashOf, kindColor } from '../parts/kinds.ts'
import { PointShape } from '../parts/point-shape.tsx'
import type { ScatterPoint } from './scatter-chart-props.ts'
import type { Place } from './spread-points.ts'

/** Letters stand within a bubble from this size on, else beside it. */
const HOLDS_LETTERS_PX = 9

interface BubbleProps {
  point: ScatterPoint
  at: Place
  /** Without one it is a plain point. */
  radius: number | undefined
  /** No letters beside it: there its neighbours are. */
  isCrowded: boolean
}

export function Bubble({ point: { kind = 0, mark, look }, at: { x, y }, radius, isCrowded }: BubbleProps) {
  const color = look === 'muted' ? 'var(--os-color-text-muted)' : kindColor(kind)
  const isWithin = radius !== undefined && radius >= HOLDS_LETTERS_PX
  return (
    <g>
      {radius === undefined ? (
        <PointShape place={kind} x={x} y={y} />
      ) : (
        <circle
          cx={x}
          cy={y}
          r={radius}
          className="os-chart-bubble"
          strokeDasharray={dashOf(kind)}
          style={{ fill: look === 'hollow' ? 'none' : color, stroke: color }}
        />
      )}
      {mark !== undefined && (isWithin || !isCrowded) && (
        <text
          x={isWithin ? x : x + (radius ?? 5) + 4}
          y={y}
          dy="0.35em"
          textAnchor={isWithin ? 'middle' : 'start'}
          className="os-chart-value"
        >
          {mark}
        </text>
      )}
    </g>
  )
}
