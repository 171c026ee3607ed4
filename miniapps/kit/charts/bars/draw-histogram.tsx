import { scaleLinear } from 'd3-scale'
import type { Format } from '../../words/format.ts'
import type { ChartProps, Drawing, Measure } from '../chart.ts'
import { axisWords, formatOf, valueWords } from '../frame/read-mark.ts'
import { binsOf, type Bin } from '../geometry/bins-of.ts'
import { ticksOf, zeroScale } from '../geometry/value-scale.ts'
import { FillPatterns, patternFill } from '../parts/fill-patterns.tsx'
import { AXIS_BELOW_PX, AxisAtLeft, AxisBelow, TITLE_ABOVE_PX, widestTick } from '../parts/value-axis.tsx'
import { words } from '../words/words.ts'

export interface HistogramProps extends ChartProps {
  values: readonly (number | null)[]
  measure: Measure
  /** About how many stretches; found by itself unless told. */
  bins?: number
}

const HEIGHT_PX = 220
const LONE_BAR_PX = 64

export function drawHistogram(props: HistogramProps, width: number, id: string, format: Format): Drawing {
  const { values, measure } = props
  const bins = binsOf(values, props.bins)
  const count = zeroScale(
    bins.map((bin) => bin.count),
    HEIGHT_PX,
  ).range([HEIGHT_PX, 0])
  const ticks = ticksOf(count, 48).filter(Number.isInteger)
  const number = (value: number) => format.number(value)
  const left = widestTick(ticks, number) + 8
  const inner = Math.max(60, width - left - 16)
  const across = scaleLinear([bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1], [0, inner])
  const boxOf = (bin: Bin) => {
    const [from, to] = bin.from === bin.to ? loneBar(inner) : [across(bin.from), across(bin.to)]
    const y = count(bin.count)
    return { x: from + 1, y, width: Math.max(1, to - from - 2), height: HEIGHT_PX - y }
  }
  return {
    height: TITLE_ABOVE_PX + HEIGHT_PX + AXIS_BELOW_PX,
    marks: [
      bins.map((bin) => {
        const box = boxOf(bin)
        const [x, y] = [left + box.x, TITLE_ABOVE_PX + box.y]
        return {
          x: x + box.width / 2,
          y,
          box: { ...box, x, y },
          name: rangeWords(bin, measure, format),
          value: valueWords(bin.count, { title: words('count') }, format),
        }
      }),
    ],
    drawn: (
      <g transform={`translate(${left},${TITLE_ABOVE_PX})`}>
        <FillPatterns id={id} places={[0]} />
        <AxisAtLeft scale={count} ticks={ticks} format={number} title={words('count')} width={inner} />
        <AxisBelow
          scale={across}
          ticks={bins[0]?.from === bins[0]?.to ? [] : ticksOf(across, 80)}
          format={formatOf(measure, format)}
          title={axisWords(measure)}
          height={HEIGHT_PX}
        />
        {bins.map((bin) => (
          <rect
            key={bin.from}
            {...boxOf(bin)}
            className="os-chart-bar"
            style={{ fill: patternFill(id, 0) }}
          />
        ))}
        {bins.length === 1 && bins[0]!.from === bins[0]!.to && (
          <text className="os-chart-muted" x={inner / 2} y={HEIGHT_PX + 16} textAnchor="middle">
            {formatOf(measure, format)(bins[0]!.from)}
          </text>
        )}
      </g>
    ),
  }
}

/** All values are equal: one bar in the middle. */
const loneBar = (inner: number) => [(inner - LONE_BAR_PX) / 2, (inner + LONE_BAR_PX) / 2] as const

/** From where to where a stretch goes. */
export function rangeWords({ from, to }: Bin, measure: Measure, format: Format): string {
  const number = formatOf(measure, format)
  return from === to ? number(from) : words('rangeOf', { from: number(from), to: number(to) })
}
