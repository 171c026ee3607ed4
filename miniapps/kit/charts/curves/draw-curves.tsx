import { scaleLinear } from 'd3-scale'
import type { Format } from '../../words/format.ts'
import type { Drawing, Mark } from '../chart.ts'
import { axisWords, formatOf, tickFormatOf, valueWords } from '../frame/read-mark.ts'
import { looseTicks, ticksOf, type ValueScale, zeroScale } from '../geometry/value-scale.ts'
import { dashOf, kindColor } from '../parts/kinds.ts'
import { AXIS_BELOW_PX, AxisAtLeft, AxisBelow, TITLE_ABOVE_PX, widestTick } from '../parts/value-axis.tsx'
import type { CurveChartProps, CurveLine, CurvePoint } from './curve-chart-props.ts'
import { Guess } from './guess.tsx'

const HEIGHT_PX = { wide: 340, narrow: 240 }
const NARROW_BELOW_PX = 480
/** A curve is drawn by so many straight pieces. */
const PIECES = 120
/** Arrow keys go through a curve in so many steps. */
const STEPS = 12
const POINT_PX = 4.5

/** So many places from nothing to all. */
export const placesTo = (most: number, count = STEPS): number[] =>
  Array.from({ length: count + 1 }, (_, step) => (most * step) / count)

function layoutOf({ across, up, lines, points }: CurveChartProps, width: number, format: Format) {
  const height = HEIGHT_PX[width < NARROW_BELOW_PX ? 'narrow' : 'wide']
  const values = [
    ...lines.flatMap((line) => placesTo(across.max).map((x) => line.at(x))),
    ...(points?.list ?? []).map(({ y }) => y),
  ]
  const [bottom = 0, top = 1] = zeroScale(values, 1, up.max).domain()
  const y = scaleLinear([bottom, top], [height, 0])
  const ticksUp = ticksOf(y, 56)
  const left = widestTick(ticksUp, tickFormatOf(up, format)) + 8
  const x = scaleLinear([0, across.max], [0, Math.max(60, width - left - 16)])
  return { height, left, top: TITLE_ABOVE_PX, x, y, ticksUp }
}

/** Lines over an amount with what was observed, and where they become a guess. */
export function drawCurves(props: CurveChartProps, width: number, id: string, format: Format): Drawing {
  const { across, up, lines, points, guess } = props
  const layout = layoutOf(props, width, format)
  const { left, top, height, x, y, ticksUp } = layout
  const inner = x.range()[1]!
  return {
    height: top + height + AXIS_BELOW_PX,
    marks: marksOf(props, layout, format),
    keys: [
      ...lines.map(({ name }, place) => ({ name, kind: 'line' as const, place })),
      ...(points ? [{ name: points.name, kind: 'point' as const, place: lines.length }] : []),
    ],
    drawn: (
      <g transform={`translate(${left},${top})`}>
        {guess && guess.from < across.max && (
          <Guess id={id} from={x(guess.from)} to={inner} height={height} name={guess.name} />
        )}
        <AxisAtLeft
          scale={y}
          ticks={ticksUp}
          format={tickFormatOf(up, format)}
          title={axisWords(up)}
          width={inner}
        />
        <AxisBelow scale={x} {...belowOf(props, x, format)} title={axisWords(across)} height={height} />
        {lines.map((line, place) => (
          <path
            key={line.name}
            className="os-chart-line"
            d={pathOf(line, across.max, x, y)}
            strokeDasharray={dashOf(place)}
            style={{ stroke: kindColor(place) }}
          />
        ))}
        {points?.list.map((point) => (
          <PointOf key={point.name} point={point} cx={x(point.x)} cy={y(point.y)} place={lines.length} />
        ))}
      </g>
    ),
  }
}

/** From here on the figures below are short ones, such as 1.5M. */
const LARGE = 100_000
const BETWEEN_PX = 12

/** Figures below the picture, as many as do not touch one another. */
function belowOf({ across }: CurveChartProps, x: ValueScale, format: Format) {
  const short = (value: number) => format.number(value, { notation: 'compact', maximumFractionDigits: 2 })
  const tickFormat = across.max < LARGE ? tickFormatOf(across, format) : short
  const ticks = looseTicks(x, (each) => widestTick(each, tickFormat) + BETWEEN_PX)
  return { ticks, format: tickFormat }
}

function PointOf({ point, cx, cy, place }: { point: CurvePoint; cx: number; cy: number; place: number }) {
  const style = point.isAside ? { stroke: kindColor(place) } : { fill: kindColor(place) }
  return (
    <circle
      className={point.isAside ? 'os-chart-line' : 'os-chart-point'}
      cx={cx}
      cy={cy}
      r={POINT_PX}
      style={style}
    />
  )
}

const pathOf = (line: CurveLine, most: number, x: ValueScale, y: ValueScale) =>
  placesTo(most, PIECES)
    .map((at, step) => `${step === 0 ? 'M' : 'L'}${x(at).toFixed(1)},${y(line.at(at)).toFixed(1)}`)
    .join('')

function marksOf(
  { across, up, lines, points }: CurveChartProps,
  { left, top, x, y }: ReturnType<typeof layoutOf>,
  format: Format,
): Mark[][] {
  const markAt = (at: number, value: number, name: string, series: string): Mark => ({
    x: left + x(at),
    y: top + y(value),
    name,
    series,
    value: valueWords(value, up, format),
  })
  const said = (at: number) => valueWords(at, { ...across, format: formatOf(across, format) }, format)
  return [
    ...(points
      ? [points.list.map((point) => markAt(point.x, point.y, `${point.name}: ${said(point.x)}`, points.name))]
      : []),
    ...lines.map((line) => placesTo(across.max).map((at) => markAt(at, line.at(at), said(at), line.name))),
  ]
}
