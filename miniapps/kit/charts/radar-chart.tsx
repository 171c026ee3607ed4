import { curveLinear, curveLinearClosed, lineRadial } from 'd3-shape'
import { labelLines, zeroScale } from './chart-scale.ts'
import { useSheet } from '../bridge/use-sheet.ts'
import { useWidth } from '../controls/use-width.ts'
import { words } from '../words/words.ts'
import sheet from './charts.css?sheet'

export interface RadarSeries {
  name: string
  /** One for each axis; null leaves a gap. */
  values: readonly (number | null)[]
}

export interface RadarChartProps {
  /** One sentence that says what the chart shows and what stands out. */
  summary: string
  axes: readonly string[]
  /** At most three; the first is the one that matters. */
  series: readonly RadarSeries[]
  max: number
  format(value: number): string
  /** What the rings measure: `score out of 100`. */
  unit: string
}

const LINE = 15
/** Room for labels at either side, and how many letters of 12 px stand in it. */
const WIDE = { margin: 112, letters: 17, ticks: 4 }
const NARROW = { margin: 100, letters: 12, ticks: 2 }
const NARROW_BELOW_PIXELS = 420
const colour = (index: number) => `var(--os-color-data-comparative-${index + 1})`

/** Several measures of one thing around a circle; under three axes use bars. Its table twin carries the data. */
export function RadarChart(props: RadarChartProps) {
  useSheet(sheet)
  const [frame, width] = useWidth<HTMLDivElement>()
  return (
    <div ref={frame} className="os-chart">
      {props.series.length > 1 && (
        <ul className="os-chart-key" aria-hidden="true">
          {props.series.map(({ name }, index) => (
            <li key={name} style={{ '--os-series': colour(index) } as React.CSSProperties}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {width > 0 && <Radar {...props} width={width} />}
    </div>
  )
}

function Radar({ summary, axes, series, max, format, unit, width }: RadarChartProps & { width: number }) {
  const { margin, letters, ticks } = width < NARROW_BELOW_PIXELS ? NARROW : WIDE
  const radius = Math.max(60, Math.min(160, width / 2 - margin))
  const top = (labelLines(axes[0] ?? '', letters).length + 1) * LINE + 12
  const height = top + radius * 2 + 72
  const scale = zeroScale([], radius, max)
  return (
    <svg role="img" aria-label={summary} width={width} height={height}>
      <g transform={`translate(${width / 2},${radius + top})`}>
        <Rings ticks={scale.ticks(ticks)} scale={scale} axes={axes} />
        {series.toReversed().map((one) => (
          <Shape key={one.name} {...one} scale={scale} color={colour(series.indexOf(one))} />
        ))}
        {axes.map((axis, index) => (
          <AxisLabel
            key={axis}
            text={axis}
            index={index}
            count={axes.length}
            letters={letters}
            radius={radius}
            value={series[0]?.values[index]}
            format={format}
          />
        ))}
        {scale.ticks(ticks).map(
          (tick) =>
            tick > 0 && (
              <text key={tick} className="os-chart-muted" x={4} y={-scale(tick)} dy="1.1em">
                {format(tick)}
              </text>
            ),
        )}
        <text className="os-chart-muted" y={radius + 66} textAnchor="middle">
          {unit}
        </text>
      </g>
    </svg>
  )
}

type Scale = ReturnType<typeof zeroScale>

function Rings({ ticks, scale, axes }: { ticks: readonly number[]; scale: Scale; axes: readonly string[] }) {
  const ring = (value: number) =>
    lineRadial<string>()
      .angle((_, index) => angle(index, axes.length))
      .radius(scale(value))
      .curve(curveLinearClosed)(axes) ?? undefined
  const end = scale.range()[1]!
  return (
    <g>
      {ticks.map((tick) => (
        <path key={tick} className="os-chart-grid" d={ring(tick)} />
      ))}
      {axes.map((axis, index) => (
        <line
          key={axis}
          className="os-chart-grid"
          x2={Math.sin(angle(index, axes.length)) * end}
          y2={-Math.cos(angle(index, axes.length)) * end}
        />
      ))}
    </g>
  )
}

/** Closed when everything is known; with gaps only the known stretches are drawn, and every known value has its dot. */
function Shape({ values, scale, color }: RadarSeries & { scale: Scale; color: string }) {
  const complete = values.every((value) => value !== null)
  const path = lineRadial<number | null>()
    .defined((value) => value !== null)
    .angle((_, index) => angle(index, values.length))
    .radius((value) => scale(value ?? 0))
    .curve(complete ? curveLinearClosed : curveLinear)
  const outline = path(complete ? [...values] : [...values, values[0] ?? null]) ?? undefined
  return (
    <g style={{ stroke: color, fill: complete ? color : 'none' }}>
      <path d={outline} strokeWidth={2} fillOpacity={0.12} strokeLinejoin="round" />
      {values.map(
        (value, index) =>
          value !== null && (
            // oxlint-disable-next-line react/no-array-index-key -- the place on the circle is the identity
            <circle
              key={index}
              r={3}
              cx={Math.sin(angle(index, values.length)) * scale(value)}
              cy={-Math.cos(angle(index, values.length)) * scale(value)}
              style={{ fill: color }}
            />
          ),
      )}
    </g>
  )
}

interface AxisLabelProps {
  text: string
  index: number
  count: number
  letters: number
  radius: number
  value: number | null | undefined
  format(value: number): string
}

function AxisLabel({ text, index, count, letters, radius, value, format }: AxisLabelProps) {
  const [sine, cosine] = [Math.sin(angle(index, count)), Math.cos(angle(index, count))]
  const lines = labelLines(text, letters)
  const anchor = Math.abs(sine) < 0.2 ? 'middle' : sine > 0 ? 'start' : 'end'
  const top =
    -cosine * (radius + 14) +
    (cosine > 0.9 ? -lines.length * LINE + 4 : cosine < -0.9 ? 8 : -(lines.length * LINE) / 2 + 4)
  return (
    <text x={sine * (radius + 14)} y={top} textAnchor={anchor}>
      {lines.map((line, row) => (
        <tspan key={line} x={sine * (radius + 14)} dy={row === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
      <tspan
        x={sine * (radius + 14)}
        dy={LINE}
        className={value === null || value === undefined ? 'os-chart-muted' : 'os-chart-value'}
      >
        {value === null || value === undefined ? words('chart.noData') : format(value)}
      </tspan>
    </text>
  )
}

const angle = (index: number, count: number) => (index / count) * 2 * Math.PI
