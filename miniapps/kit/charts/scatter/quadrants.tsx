export interface QuadrantNames {
  topLeft: string
  topRight: string
  bottomLeft: string
  bottomRight: string
}

interface QuadrantsProps extends QuadrantNames {
  x: number
  y: number
  width: number
  height: number
}

const EDGE_PX = 8

/** Two lines and the names of the four fields between them, each in its corner. */
export function Quadrants({
  topLeft,
  topRight,
  bottomLeft,
  bottomRight,
  x,
  y,
  width,
  height,
}: QuadrantsProps) {
  const [top, bottom] = [EDGE_PX + 8, height - EDGE_PX]
  return (
    <g>
      <path className="os-chart-axis" d={`M${x},0V${height}M0,${y}H${width}`} />
      <g className="os-chart-quadrant">
        <text x={EDGE_PX} y={top}>
          {topLeft}
        </text>
        <text x={width - EDGE_PX} y={top} textAnchor="end">
          {topRight}
        </text>
        <text x={EDGE_PX} y={bottom}>
          {bottomLeft}
        </text>
        <text x={width - EDGE_PX} y={bottom} textAnchor="end">
          {bottomRight}
        </text>
      </g>
    </g>
  )
}
