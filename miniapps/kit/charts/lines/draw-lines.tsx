import type { Format } from '../../words/format.ts'
import type { Drawing, Mark, Series } from '../chart.ts'
import { axisWords, valueWords, tickFormatOf } from '../frame/read-mark.ts'
import { FillPatterns } from '../parts/fill-patterns.tsx'
import { PlaceAxis, PLACE_AXIS_PX } from '../parts/place-axis.tsx'
import { AxisAtLeft } from '../parts/value-axis.tsx'
import { DirectLabels } from './direct-labels.tsx'
import { LineShape } from './line-shape.tsx'
import type { LineChartProps } from './line-chart-props.ts'
import { linesLayout, type LinesLayout } from './lines-layout.ts'

export function drawLines(props: LineChartProps, width: number, id: string, format: Format): Drawing {
  const { categoryTitle, categories, series, measure, mode = 'line' } = props
  const layout = linesLayout(props, width, format)
  const { left, top, inner, height, isDirect } = layout
  return {
    height: top + height + PLACE_AXIS_PX,
    marks: series.map((each, index) =>
      categories.map((name, place) => markOf(props, layout, format, { name, place, index, each })),
    ),
    ...(series.length > 1 &&
      !isDirect && {
        keys: series.map(({ name }, place) => ({
          name,
          kind: mode === 'line' ? ('line' as const) : ('area' as const),
          place,
        })),
      }),
    drawn: (
      <g transform={`translate(${left},${top})`}>
        {mode !== 'line' && <FillPatterns id={id} places={series.map((_, index) => index)} />}
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
            spans={layout.spans[index]!}
            categories={categories}
            layout={layout}
            mode={mode}
            place={index}
            id={id}
          />
        ))}
        {isDirect && <DirectLabels series={series} categories={categories} layout={layout} />}
      </g>
    ),
  }
}

function markOf(
  { series, measure }: LineChartProps,
  { spans, value, place: scale, left, top, height }: LinesLayout,
  format: Format,
  at: { name: string; place: number; index: number; each: Series },
): Mark {
  const span = spans[at.index]![at.place]
  return {
    x: left + (scale(at.name) ?? 0),
    y: top + (span ? value(span.to) : height),
    name: at.name,
    series: series.length > 1 ? at.each.name : undefined,
    value: valueWords(at.each.values[at.place] ?? null, measure, format),
  }
}
