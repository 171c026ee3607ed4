import type { ValueScale } from '../geometry/value-scale.ts'

interface AxisProps {
  scale: ValueScale
  ticks: readonly number[]
  format(value: number): string
  title: string
}

/** Below a picture of that height: ticks with their lines through it, the title at the end of it. */
export const AXIS_BELOW_PX = 44

export function AxisBelow({ scale, ticks, format, title, height }: AxisProps & { height: number }) {
  const [, end = 0] = scale.range()
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(${scale(tick)})`}>
          <line className={tick === 0 ? 'os-chart-axis' : 'os-chart-grid'} y2={height} />
          <text className="os-chart-muted" y={height + 16} textAnchor="middle">
            {format(tick)}
          </text>
        </g>
      ))}
      <text className="os-chart-muted" x={end} y={height + 36} textAnchor="end">
        {title}
      </text>
    </g>
  )
}

/** Above a picture, where the title of the axis at its left stands. */
export const TITLE_ABOVE_PX = 28

export function AxisAtLeft({ scale, ticks, format, title, width }: AxisProps & { width: number }) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0,${scale(tick)})`}>
          <line className={tick === 0 ? 'os-chart-axis' : 'os-chart-grid'} x2={width} />
          <text className="os-chart-muted" x={-8} dy="0.35em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      <text
        className="os-chart-muted"
        x={-8 - widestTick(ticks, format)}
        y={Math.min(...scale.range()) - TITLE_ABOVE_PX + 12}
      >
        {title}
      </text>
    </g>
  )
}

const LETTER_PX = 7.5

/** Room for the figures at the left of a picture. */
export const widestTick = (ticks: readonly number[], format: (value: number) => string): number =>
  Math.ceil(Math.max(16, ...ticks.map((tick) => format(tick).length * LETTER_PX)))
