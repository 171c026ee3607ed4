import type { Format } from '../../words/format.ts'
import type { Drawing, Mark, Measure } from '../chart.ts'
import { axisWords, formatOf, valueWords } from '../frame/read-mark.ts'
import { AXIS_BELOW_PX, AxisAtLeft, AxisBelow } from '../parts/value-axis.tsx'
import { words } from '../words/words.ts'
import { Bubble } from './bubble.tsx'
import { namePlaces } from './name-places.ts'
import { Quadrants } from './quadrants.tsx'
import type { ScatterChartProps } from './scatter-chart-props.ts'
import { scatterLayout } from './scatter-layout.ts'

export function drawScatter(props: ScatterChartProps, width: number, format: Format): Drawing {
  const { points, across, up, kinds, quadrants } = props
  const layout = scatterLayout(props, width, format)
  const { left, top, inner, height, x, y, places, radii } = layout
  const order = points.map((_, index) => index).toSorted((one, other) => radii[other]! - radii[one]!)
  const read = points
    .map((_, index) => index)
    .toSorted((one, other) => points[one]!.across - points[other]!.across)
  return {
    height: top + height + AXIS_BELOW_PX,
    marks: [
      read.map((index) => markOf(props, index, left + places[index]!.x, top + places[index]!.y, format)),
    ],
    ...(kinds &&
      kinds.length > 1 && {
        keys: kinds.map((name, place) => ({ name, kind: 'point' as const, place })),
      }),
    drawn: (
      <g transform={`translate(${left},${top})`}>
        <AxisAtLeft
          scale={y}
          ticks={unlike(layout.ticksUp, formatOf(up, format))}
          format={formatOf(up, format)}
          title={axisWords(up)}
          width={inner}
        />
        <AxisBelow
          scale={x}
          ticks={unlike(layout.ticksAcross, formatOf(across, format))}
          format={formatOf(across, format)}
          title={axisWords(across)}
          height={height}
        />
        {quadrants && (
          <Quadrants
            {...quadrants}
            x={x(quadrants.across)}
            y={y(quadrants.up)}
            width={inner}
            height={height}
          />
        )}
        {order.map((index) => (
          <Bubble
            key={points[index]!.name}
            point={points[index]!}
            at={places[index]!}
            radius={props.size ? radii[index] : undefined}
            isCrowded={props.spread ?? false}
          />
        ))}
        {props.named && <Names points={points} layout={layout} />}
      </g>
    ),
  }
}

/** Without ticks that read as the one before: points may lie closer than the measure is written. */
const unlike = (ticks: readonly number[], said: (value: number) => string): readonly number[] =>
  ticks.filter((tick, at) => at === 0 || said(tick) !== said(ticks[at - 1]!))

interface NamesProps {
  points: ScatterChartProps['points']
  layout: Pick<ReturnType<typeof scatterLayout>, 'places' | 'radii' | 'inner'>
}

function Names({ points, layout: { places, radii, inner } }: NamesProps) {
  const named = points.map(({ name }, at) => ({ name, ...places[at]!, radius: radii[at]! }))
  return namePlaces(named, inner).map(
    (place, at) =>
      place && (
        <text key={points[at]!.name} x={place.x} y={place.y} dy="0.35em" textAnchor={place.anchor}>
          {points[at]!.name}
        </text>
      ),
  )
}

function markOf(
  { points, across, up, size, kinds }: ScatterChartProps,
  index: number,
  x: number,
  y: number,
  format: Format,
): Mark {
  const point = points[index]!
  const said = (value: number, measure: Measure) =>
    words('point', { name: measure.title, value: valueWords(value, measure, format) })
  const one = said(point.across, across)
  const other = said(point.up, up)
  return {
    x,
    y,
    name: point.name,
    series: kinds && kinds.length > 1 ? kinds[point.kind ?? 0] : undefined,
    value:
      size && point.size !== undefined
        ? words('three', { one, other, third: said(point.size, size) })
        : words('two', { one, other }),
  }
}
