import { useFormat } from '../words/format.ts'
import { drawBars, type BarChartProps } from './bars/draw-bars.tsx'
import { ChartFrame } from './frame/chart-frame.tsx'
import { seriesData } from './frame/series-data.ts'

/** Horizontal bars from zero, each with its value; long names have room, and so has a narrow screen. */
export function BarChart(props: BarChartProps) {
  const format = useFormat()
  const { categoryTitle, categories, measure } = props
  const series = props.marker ? [...props.series, props.marker] : props.series
  return (
    <ChartFrame
      {...props}
      data={seriesData(categoryTitle, categories, series, measure, format)}
      draw={(width, id) => drawBars(props, width, id, format)}
    />
  )
}
