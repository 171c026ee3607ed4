import { words } from '../words/words.ts'

export const LABEL_LINE_PX = 15
const AWAY_PX = 14

interface RadarLabelProps {
  lines: readonly string[]
  /** Which way its spoke points: a place one pixel from the middle. */
  at: { x: number; y: number }
  radius: number
  value: number | null
  format(value: number): string
}

/** The name of a spoke, and the value that matters, around the circle. */
export function RadarLabel({ lines, at, radius, value, format }: RadarLabelProps) {
  const x = at.x * (radius + AWAY_PX)
  const anchor = Math.abs(at.x) < 0.2 ? 'middle' : at.x > 0 ? 'start' : 'end'
  return (
    <text x={x} y={at.y * (radius + AWAY_PX) + shiftOf(at.y, lines.length)} textAnchor={anchor}>
      {lines.map((line, row) => (
        <tspan key={line} x={x} dy={row === 0 ? 0 : LABEL_LINE_PX}>
          {line}
        </tspan>
      ))}
      <tspan x={x} dy={LABEL_LINE_PX} className={value === null ? 'os-chart-muted' : 'os-chart-value'}>
        {value === null ? words('noData') : format(value)}
      </tspan>
    </text>
  )
}

/** Labels at the top stand on the circle, those at the bottom hang below it. */
function shiftOf(down: number, lines: number): number {
  if (down < -0.9) return -lines * LABEL_LINE_PX + 4
  return down > 0.9 ? 8 : -(lines * LABEL_LINE_PX) / 2 + 4
}
