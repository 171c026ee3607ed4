import type { Format } from '../../words/format.ts'
import type { ChartProps, Drawing, Mark, Measure, Series } from '../chart.ts'
import { axisWords, formatOf, valueWords, tickFormatOf } from '../frame/read-mark.ts'
import { labelLines } from '../geometry/label-lines.ts'
import { zeroScale } from '../geometry/value-scale.ts'
import { RadarLabel, LABEL_LINE_PX } from './radar-label.tsx'
import { RadarRings } from './radar-rings.tsx'
import { RadarShape } from './radar-shape.tsx'
import { spoke } from './spoke.ts'

export interface RadarChartProps extends ChartProps {
  /** What the spokes are: `Audit`. */
  axisTitle: string
  axes: readonly string[]
  /** At most three; the first is the one that matters. */
  series: readonly Series[]
  /** Of all spokes; it has an end. */
  measure: Measure & { max: number }
}

/** Room for labels at either side, and how many letters of 12 px stand in it. */
const WIDE = { margin: 112, letters: 17, ticks: 4 }
const NARROW = { margin: 100, letters: 12, ticks: 2 }
const NARROW_BELOW_PIXELS = 420

export function drawRadar(props: RadarChartProps, width: number, format: Format): Drawing {
  const { axes, series, measure } = props
  const { margin, letters, ticks } = width < NARROW_BELOW_PIXELS ? NARROW : WIDE
  const radius = Math.max(60, Math.min(160, width / 2 - margin))
  const top = (labelLines(axes[0] ?? '', letters).length + 1) * LABEL_LINE_PX + 12
  const scale = zeroScale([], radius, measure.max)
  const center = { x: width / 2, y: radius + top }
  const rings = scale.ticks(ticks)
  const number = formatOf(measure, format)
  const ticksIn = tickFormatOf(measure, format)
  return {
    height: top + radius * 2 + 72,
    marks: series.map(({ name, values }) =>
      axes.map((axis, index): Mark => {
        const { x, y } = spoke(index, axes.length, scale(values[index] ?? 0))
        return {
          x: center.x + x,
          y: center.y + y,
          name: axis,
          series: series.length > 1 ? name : undefined,
          value: valueWords(values[index] ?? null, measure, format),
        }
      }),
    ),
    ...(series.length > 1 && {
      keys: series.map(({ name }, place) => ({ name, kind: 'line' as const, place })),
    }),
    drawn: (
      <g transform={`translate(${center.x},${center.y})`}>
        <RadarRings ticks={rings} scale={scale} axes={axes} />
        {series.toReversed().map((one) => (
          <RadarShape key={one.name} values={one.values} scale={scale} place={series.indexOf(one)} />
        ))}
        {axes.map((axis, index) => (
          <RadarLabel
            key={axis}
            lines={labelLines(axis, letters)}
            at={spoke(index, axes.length, 1)}
            radius={radius}
            value={series[0]?.values[index] ?? null}
            format={number}
          />
        ))}
        {rings.map(
          (tick) =>
            tick > 0 && (
              <text key={tick} className="os-chart-muted" x={4} y={-scale(tick)} dy="1.1em">
                {ticksIn(tick)}
              </text>
            ),
        )}
        <text className="os-chart-muted" y={radius + 66} textAnchor="middle">
          {axisWords(measure)}
        </text>
      </g>
    ),
  }
}
