import type { Format } from '../../words/format.ts'
import type { Drawing, Mark, Series } from '../chart.ts'
import { axisWords, valueWords, tickFormatOf } from '../frame/read-mark.ts'
import { PlaceAxis, PLACE_AXIS_PX } from '../parts/place-axis.tsx'
import { AxisAtLeft } from '../parts/value-axis.tsx'
import { DirectLabels } from './direct-labels.tsx'
import { LineShape } from './line-shape.tsx'
import type { LineChartProps } from './line-chart-props.ts'
import { linesLayout, type LinesLayout } from './lines-layout.ts'

export function drawLines(props: LineChartProps, width: number, format: Format): Drawing {
  const { categoryTitle, categories, series, measure } = props
  const layout = linesLayout(props, width, format)
  const { left, top, inner, height, isDirect } = layout
  return {
    height: top + height + PLACE_AXIS_PX,
    marks: series.map((each, index) =>
      categories.map((name, place) => markOf(props, layout, format, { name, place, index, each })),
    ),
    ...(series.length > 1 &&
      !isDirect && {
        keys: series.map(({ name }, place) => ({ name, kind: 'line' as const, place })),
      }),
    drawn: (
      <g transform={`translate(${left},${top})`}>
        <AxisAtLeft
          scale={layout.value}
          ticks={layout.ticks}
          format={tickFormatOf(measure, format)}
          title={axisWords(measure)}
          width={inner}
        />
        <PlaceAxis names={categories} scale={layout.place} width={inner} top={height} title={categoryTitle} />
        {series.map(({ name }, index) => (
          <LineShape
            key={name}
            values={layout.lines[index]!}
            categories={categories}
            layout={layout}
            place={index}
          />
        ))}
        {isDirect && <DirectLabels series={series} categories={categories} layout={layout} />}
      </g>
    ),
  }
}

function markOf(
  { series, measure }: LineChartProps,
  { lines, value, place: scale, left, top, height }: LinesLayout,
  format: Format,
  at: { name: string; place: number; index: number; each: Series },
): Mark {
  const shown = lines[at.index]![at.place] ?? null
  return {
    x: left + (scale(at.name) ?? 0),
    y: top + (shown === null ? height : value(shown)),
    name: at.name,
    series: series.length > 1 ? at.each.name : undefined,
    value: valueWords(shown, measure, format),
  }
}
