const MARKER = { width: 4, beyond: 4 }

/** A line across a bar, at what it is compared with. */
export function BarMarker({ x, y, height }: { x: number | null; y: number; height: number }) {
  if (x === null) return null
  const { width, beyond } = MARKER
  return (
    <rect
      className="os-chart-marker"
      x={x - width / 2}
      y={y - beyond}
      width={width}
      height={height + 2 * beyond}
    />
  )
}
