import { useFormat } from '../words/format.ts'
import { ChartFrame } from './frame/chart-frame.tsx'
import { seriesData } from './frame/series-data.ts'
import { drawLines } from './lines/draw-lines.tsx'
import type { LineChartProps } from './lines/line-chart-props.ts'

/** Values in order: a line for each series. What is missing leaves a gap. */
export function LineChart(props: LineChartProps) {
  const format = useFormat()
  const { categoryTitle, categories, series, measure } = props
  return (
    <ChartFrame
      {...props}
      data={seriesData(categoryTitle, categories, series, measure, format)}
      draw={(width) => drawLines(props, width, format)}
    />
  )
}
