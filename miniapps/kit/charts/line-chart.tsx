import { useFormat } from '../words/format.ts'
import { ChartFrame } from './frame/chart-frame.tsx'
import { formatOf } from './frame/read-mark.ts'
import { drawLines } from './lines/draw-lines.tsx'
import type { LineChartProps } from './lines/line-chart-props.ts'

/** Values in order: lines, areas, or areas upon each other. What is missing leaves a gap. Above a thousand places see DenseChart. */
export function LineChart(props: LineChartProps) {
  const format = useFormat()
  const { categoryTitle, categories, series, measure } = props
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
      draw={(width, id) => drawLines(props, width, id, format)}
    />
  )
}
