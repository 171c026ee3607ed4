import type { ScalePoint } from 'd3-scale'
import { labelWidth } from '../geometry/label-lines.ts'

export const PLACE_AXIS_PX = 44

interface PlaceAxisProps {
  names: readonly string[]
  scale: ScalePoint<string>
  width: number
  top: number
  title: string
}

/** Names along the bottom: as many as have room, the last one always. */
export function PlaceAxis({ names, scale, width, top, title }: PlaceAxisProps) {
  const widest = Math.max(1, ...names.map(labelWidth)) + 12
  const each = Math.max(1, Math.ceil((widest * names.length) / width))
  return (
    <g transform={`translate(0,${top})`}>
      <line className="os-chart-axis" x2={width} />
      {names.map(
        (name, index) =>
          (names.length - 1 - index) % each === 0 && (
            <text key={name} className="os-chart-muted" x={scale(name)} y={18} textAnchor="middle">
              {name}
            </text>
          ),
      )}
      <text className="os-chart-muted" x={width} y={38} textAnchor="end">
        {title}
      </text>
    </g>
  )
}
