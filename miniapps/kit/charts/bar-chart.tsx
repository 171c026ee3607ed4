import { useFormat } from '../words/format.ts'
import { drawBars, type BarChartProps } from './bars/draw-bars.tsx'
import { ChartFrame } from './frame/chart-frame.tsx'
import { formatOf } from './frame/read-mark.ts'

/** Horizontal bars from zero, each with its value; long names have room, and so has a narrow screen. */
export function BarChart(props: BarChartProps) {
  const format = useFormat()
  const { categoryTitle, categories, measure } = props
  const series = props.marker ? [...props.series, props.marker] : props.series
  return (
    <ChartFrame
      {...props}
      data={{
        rowTitle: categoryTitle,
        columns: series.map(({ name }) => ({
          title: name,
          unit: measure.unit,
          format: formatOf(measure, format),
        })),
        rows: categories.map((name, row) => ({
          name,
          values: series.map(({ values }) => values[row] ?? null),
        })),
      }}
      draw={(width, id) => drawBars(props, width, id, format)}
    />
  )
}
